// The crates of others that are linked into what is released: asked of cargo, for the licences and the bill of materials.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is released, and the builds that it comes from. */
const PRODUCTS = {
  device: ['pico-lcd-1-3', 'picosystem'].map((board) => ['-p', 'firmware', '--target', 'thumbv6m-none-eabi', '--no-default-features', '--features', `${board},cable`]),
  desktop: ['x86_64-unknown-linux-gnu', 'x86_64-pc-windows-msvc', 'aarch64-apple-darwin', 'x86_64-apple-darwin'].map((target) => ['-p', 'simulator', '--target', target]),
  page: [['-p', 'web', '--target', 'wasm32-unknown-unknown']],
};
const REGISTRY = 'registry+https://github.com/rust-lang/crates.io-index';

function cargo(...args) {
  const { status, stdout, stderr } = spawnSync('cargo', [...args, '--locked'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Returns the name and version of every package that a build links: no build scripts, no macros. */
function linked(build) {
  const tree = cargo('tree', ...build, '-e', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}');
  return tree.split('\n').map((line) => line.split(' ').slice(0, 2).join(' '));
}

/** Returns the packages of others, by name, each with the products that it is `in`; and our version. */
export function crates() {
  const products = Object.entries(PRODUCTS).map(([name, builds]) => [name, new Set(builds.flatMap(linked))]);
  const all = JSON.parse(cargo('metadata', '--format-version', '1')).packages;
  const packages = all
    .filter(({ source }) => source)
    .map((pkg) => ({ ...pkg, in: products.filter(([, names]) => names.has(`${pkg.name} v${pkg.version}`)).map(([name]) => name) }))
    .filter((pkg) => pkg.in.length)
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const foreign = packages.find(({ source }) => source !== REGISTRY);
  if (foreign) throw new Error(`${foreign.name} comes from ${foreign.source}`);
  return { packages, version: all.find(({ name }) => name === 'simulator').version };
}

/** The licences that we take, the first one offered of them. */
const TAKEN = ['Apache-2.0', 'MIT', 'BSD-3-Clause', 'ISC', 'Unicode-3.0', 'Zlib', 'MPL-2.0'];

/** Returns the licences that a package is used under: one of each part that must all be kept to. */
export function chosen({ name, license }) {
  return (license ?? '').split(' AND ').map((part) => {
    const offered = part.replace(/[()]/g, '').split(/ OR |\s*\/\s*/);
    const licence = TAKEN.find((one) => offered.includes(one));
    if (!licence) throw new Error(`${name} is offered under '${license}': decide, and teach this tool`);
    return licence;
  });
}
