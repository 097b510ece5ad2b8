import { createHash, createPrivateKey, sign } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

/**
 * A file that marks the folder of a release: its packages are installed, and everything is
 * compiled.
 */
export const RELEASE_FILE = 'release.json'

/** Whether the project's files are those of a release, not of a checkout. */
export const isRelease = () => existsSync(inRoot(RELEASE_FILE))

/** The compiled programs of a release; a checkout compiles them when it starts them. */
export const PROGRAMS_FOLDER = '.next/process'

/** The scripts of `package.json` that a release contains. */
const COMMANDS = [
  'start',
  'migrate',
  'backup',
  'restore',
  'verify',
  'files',
  'archive-trail',
  'invariants',
  'reset-factors',
  'rotate-secret',
]

const OF_DEVELOPERS = new Set(['devDependencies', 'allowScripts', 'overrides'])

/**
 * The `package.json` of a release: without the tools and scripts of developers.
 *
 * @param {Record<string, any>} product `package.json`
 */
export const packageOfRelease = (product) => ({
  ...Object.fromEntries(Object.entries(product).filter(([key]) => !OF_DEVELOPERS.has(key))),
  scripts: Object.fromEntries(COMMANDS.map((name) => [name, product.scripts[name]])),
})

/** The list of the packages in a release. */
export const BILL_FILE = 'sbom.json'

const NODE_MODULES = 'node_modules/'

const componentOf = ([place, { name, version, license, integrity }]) => {
  const called = name ?? place.slice(place.lastIndexOf(NODE_MODULES) + NODE_MODULES.length)
  const purl = `pkg:npm/${called.replace('@', '%40')}@${version}`
  const [algorithm, content] = integrity?.split(' ', 1)[0]?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name: called,
    version,
    purl,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }],
    }),
  }
}

/**
 * The list of the packages in a release, as CycloneDX. Without a timestamp or a serial number, so
 * that the same lock file gives the same list.
 *
 * @param {{ name: string, version: string }} product
 * @param {{ packages: Record<string, any> }} lock `package-lock.json`
 * @param {(place: string) => boolean} isInstalled whether a path of the lock file exists
 */
export const billOfMaterials = ({ name, version }, lock, isInstalled) => {
  const components = Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place !== '' && !dev && !link && isInstalled(place))
    .map(componentOf)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    // The same version may be installed at several paths.
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  }
}

/**
 * The entry of a version in the changelog.
 *
 * @param {string} changelog
 * @param {string} version
 * @returns {string} its text, without the heading
 * @throws {Failure} if there is none, or it is empty
 */
export const changesOf = (changelog, version) => {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find((one) => one.split(/[\s·]/, 1)[0] === version)
  const text = found?.slice(found.indexOf('\n')).trim()
  if (!text) throw new Failure(`CHANGELOG.md has no entry for ${version}: write "## ${version}".`)
  return text
}

/** @param {string} file @returns {Promise<string>} SHA-256 in hexadecimal digits */
export const sha256Of = async (file) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * The signed message: name and version are part of it, so that an older archive cannot pass as a newer one.
 *
 * @param {{ name: string, version: string, sha256: string }} release
 */
export const messageOf = ({ name, version, sha256 }) => `${name} ${version} ${sha256}\n`

/**
 * @param {string} file private key in PEM
 * @returns {import('node:crypto').KeyObject}
 * @throws {Failure} when it is not one of Ed25519; its content is not repeated
 */
export const readSigningKey = (file) => {
  let key
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (error) {
    const cause = error.code === 'ENOENT' ? 'there is no such file' : 'it holds no private key'
    throw new Failure(`The release cannot be signed with ${file}: ${cause}.`)
  }
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new Failure(
    `The release cannot be signed with ${file}: it must be a key of Ed25519 (openssl genpkey -algorithm ed25519).`,
  )
}

/**
 * @param {string} message
 * @param {import('node:crypto').KeyObject} key of Ed25519
 * @returns {Buffer} what `openssl pkeyutl -verify -rawin` accepts
 */
export const signatureOf = (message, key) => sign(null, Buffer.from(message), key)

/**
 * Arguments of GNU tar for a reproducible archive: its bytes depend only on names and contents, not
 * on times, owners or the order of files.
 *
 * @param {{ folder: string, parent: string, time: number }} options `time` in seconds since 1970
 * @returns {string[]} of a command that writes to standard output
 */
export const tarArguments = ({ folder, parent, time }) => [
  '--create',
  '--format=gnu',
  '--sort=name',
  `--mtime=@${time}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  `--directory=${parent}`,
  folder,
]
