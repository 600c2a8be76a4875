// node firmware/notices.mjs [--check]: writes THIRD-PARTY.md, the licences of what is linked into the firmware's images, or
// checks that it is up to date. A crate that offers the Apache licence is used under that one.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'THIRD-PARTY.md');
const TARGET = 'thumbv6m-none-eabi';
const BOARDS = ['pico-lcd-1-3', 'picosystem'];
const APACHE = 'Apache-2.0';
const LICENCE_FILE = /^(licen[cs]e|copying)/i;

/** For crates that come without a text of their licence. */
const TEXTS = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  'BSD-3-Clause': `Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are
met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the
   documentation and/or other materials provided with the distribution.
3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote products derived from this
   software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT
LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT
HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT
LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY
THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF
THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`,
};

function cargo(...args) {
  const { status, stdout, stderr } = spawnSync('cargo', [...args, '--locked'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Returns the packages of others that are linked into the images: no build scripts, no macros, nothing of ours. */
function linked() {
  const all = JSON.parse(cargo('metadata', '--format-version', '1', '--filter-platform', TARGET)).packages;
  const wanted = new Set(
    BOARDS.flatMap((board) => {
      const what = ['-p', 'firmware', '--target', TARGET, '--no-default-features', '--features', `${board},cable`];
      return cargo('tree', ...what, '-e', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}').split('\n');
    }).map((line) => line.split(' ').slice(0, 2).join(' ')),
  );
  return all
    .filter(({ name, version, source }) => source && wanted.has(`${name} v${version}`))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Returns the licence that a package is used under. */
function chosen({ name, license }) {
  const offered = (license ?? '').split(/ OR |\s*\/\s*/);
  const licence = [APACHE, ...Object.keys(TEXTS)].find((one) => offered.includes(one));
  if (!licence) throw new Error(`${name} is offered under '${license}': decide, and teach this tool`);
  return licence;
}

/** Returns the text of a package's licence: its own, or the usual one. */
function text({ manifest_path, authors }, licence) {
  const folder = dirname(manifest_path);
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const file = files.find((name) => name.includes(licence.split('-')[0])) ?? files[0];
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim();
  const holders = authors.map((author) => author.replace(/ <.*>/, '')).join(', ') || 'its contributors';
  return `Copyright (c) ${holders}\n\n${TEXTS[licence]}`;
}

function render() {
  const packages = linked().map((pkg) => ({ ...pkg, licence: chosen(pkg) }));
  const rows = packages.map(({ name, version, licence, repository }) => `| ${name} | ${version} | ${licence} | ${repository ?? ''} |`);
  const others = packages.filter(({ licence }) => licence !== APACHE);
  const texts = others.map((pkg) => `### ${pkg.name} ${pkg.version}\n\n\`\`\`text\n${text(pkg, pkg.licence)}\n\`\`\`\n`);
  return `# What others made

Crates that are linked into the images of the firmware, beside Rust's own core library (Apache-2.0 or MIT). Made by
\`node firmware/notices.mjs\`, and checked in CI.

| crate | version | licence | source |
|---|---|---|---|
${rows.join('\n')}

The text of the Apache licence is in [LICENSE-APACHE](LICENSE-APACHE).

${texts.join('\n')}`;
}

const fresh = render();
if (process.argv[2] !== '--check') writeFileSync(FILE, fresh);
else if (readFileSync(FILE, 'utf8') !== fresh) {
  console.error('THIRD-PARTY.md is not up to date: run node firmware/notices.mjs');
  process.exitCode = 1;
}
