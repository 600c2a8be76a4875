// node .ci/sbom.mjs FILE: writes a software bill of materials (CycloneDX 1.5, JSON) of what is released. The same sources
// give the same file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, crates } from './crates.mjs';

const LICENCE = 'MIT OR Apache-2.0';

/** Returns the checksums of all packages, by name and version, as Cargo.lock has them. */
function checksums() {
  const lock = readFileSync(join(ROOT, 'Cargo.lock'), 'utf8');
  const entry = /name = "(.+)"\nversion = "(.+)"\nsource = .*\nchecksum = "(.+)"/g;
  return new Map([...lock.matchAll(entry)].map(([, name, version, sum]) => [`${name} ${version}`, sum]));
}

/** Returns a package as a component; `in` is where it is linked into. */
function component(sums) {
  return ({ name, version, license, repository, in: products }) => {
    const purl = `pkg:cargo/${name}@${version}`;
    const content = sums.get(`${name} ${version}`);
    if (!content) throw new Error(`Cargo.lock has no checksum of ${name} ${version}`);
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [{ expression: license.replace(/\s*\/\s*/g, ' OR ') }],
      hashes: [{ alg: 'SHA-256', content }],
      ...(repository && { externalReferences: [{ type: 'vcs', url: repository }] }),
      properties: products.map((value) => ({ name: 'loire:in', value })),
    };
  };
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node .ci/sbom.mjs FILE');
  process.exit(2);
}
const { packages, version } = crates();
const components = packages.map(component(checksums()));
const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
const uuid = [digest.slice(0, 8), digest.slice(8, 12), `5${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-');
const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${uuid}`,
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'loire', name: 'loire', version, licenses: [{ expression: LICENCE }] } },
  components,
};
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${components.length} crates`);
