#!/usr/bin/env node
/**
 * `npm run release -- [--to=DIR] [--key=FILE]`: makes the archive that is installed, from the last commit,
 * into DIR (`release`): built, with the packages it runs with, and signed with the Ed25519 key of FILE.
 * Exit codes: 0; 1 failed; 2 wrong option.
 */
import { spawn } from 'node:child_process'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { megabytes, readArguments, runCommand, typedFolder } from './lib/backups.mjs'
import { Failure } from './lib/failure.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import {
  BILL_FILE,
  billOfMaterials,
  changesOf,
  messageOf,
  packageOfRelease,
  readSigningKey,
  RELEASE_FILE,
  sha256Of,
  signatureOf,
  tarArguments,
} from './lib/release.mjs'
import { mustRun, run } from './lib/run.mjs'
import { readProduct } from './lib/settings.mjs'
import { onShutdown } from './lib/shutdown.mjs'
import { step } from './lib/step.mjs'

/** `node start.mjs` starts a release where npm is not installed. */
const START_FILE = 'start.mjs'
/** What an installation has; everything else of the repository stays behind. */
const SHIPPED = [
  '.env.example',
  '.next',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'README.md',
  'SECURITY.md',
  'docs',
  'examples',
  'next.config.mjs',
  'node_modules',
  'ops',
  'package.json',
  'public',
  RELEASE_FILE,
  BILL_FILE,
  'scripts',
  'src',
  START_FILE,
  'tsconfig.json',
]
/** Caches and reports of the build, and packages of which only the build and browsers use a part. */
const LEFT_OUT = [
  ...['cache', 'build', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types'].map(
    (name) => `.next/${name}`,
  ),
  'node_modules/.cache',
  'node_modules/@next/swc-linux-x64-gnu',
  'node_modules/@next/swc-linux-arm64-gnu',
  'node_modules/@tabler/icons',
  'node_modules/monaco-editor',
]
const SPECS = /\.spec\.(m?[jt]s|tsx)$/

const git = async (...args) => {
  const { output } = await mustRun({ what: 'asking git', command: 'git', args })
  return output.trim()
}

/** A release is named by its commit, and must hold nothing else. */
const refuseChanges = async () => {
  if (await git('status', '--porcelain'))
    throw new Failure('There are changes that are not committed: a release is made of a commit.')
}

/** A tag of the version belongs to one commit: an archive of another one would be a second release. */
const refuseOtherTag = async ({ version, commit }) => {
  const { code, output } = await run({
    command: 'git',
    args: ['rev-parse', '--quiet', '--verify', `refs/tags/v${version}^{commit}`],
  })
  if (code === 0 && output.trim() !== commit)
    throw new Failure(
      `The tag v${version} belongs to another commit: raise the version in package.json.`,
    )
}

const inCopy = (copy, what, ...args) =>
  mustRun({ what, command: process.execPath, args, cwd: copy, env: { NODE_ENV: undefined } })

/** @returns {Promise<string>} a folder with the commit, its packages and its build */
const buildCopy = async ({ folder, commit }) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'backoffice-release-'))
  onShutdown(() => rmSync(parent, { recursive: true, force: true }))
  const copy = path.join(parent, folder)
  await mustRun({
    what: 'copying the commit',
    command: 'git',
    args: ['clone', '--quiet', '--no-hardlinks', ROOT, copy],
  })
  const checkout = ['-C', copy, 'checkout', '--quiet', '--detach', commit]
  await mustRun({ what: 'copying the commit', command: 'git', args: checkout })
  await step('Installing and building', () =>
    inCopy(copy, 'building the release', 'scripts/build.mjs', '--release'),
  )
  await step('Removing the packages of developers', () =>
    mustRun({
      what: 'removing packages (npm prune)',
      command: 'npm',
      args: ['prune', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts'],
      cwd: copy,
    }),
  )
  return copy
}

const specsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SPECS.test(file))
    .map((file) => path.join(folder, file))

/** Removes what is not installed, and adds what says which release this is. */
const strip = ({ copy, product, commit }) => {
  const lock = JSON.parse(readFileSync(path.join(copy, 'package-lock.json'), 'utf8'))
  const isInstalled = (place) => existsSync(path.join(copy, place))
  const bill = billOfMaterials(product, lock, isInstalled)
  const kept = new Set(SHIPPED)
  const gone = [
    ...readdirSync(copy)
      .filter((name) => !kept.has(name))
      .map((name) => path.join(copy, name)),
    ...LEFT_OUT.map((name) => path.join(copy, name)),
    ...['src', 'scripts'].flatMap((name) => specsIn(path.join(copy, name))),
  ]
  for (const one of gone) rmSync(one, { recursive: true, force: true })
  const { name, version } = product
  const write = (file, content) =>
    writeFileSync(path.join(copy, file), `${JSON.stringify(content, null, 2)}\n`)
  write('package.json', packageOfRelease(product))
  const { platform, arch, version: node } = process
  write(RELEASE_FILE, { name, version, commit, platform, arch, node })
  write(BILL_FILE, bill)
  writeFileSync(path.join(copy, START_FILE), "import './scripts/start.mjs'\n")
  const missing = SHIPPED.filter((file) => !existsSync(path.join(copy, file)))
  if (missing.length > 0) throw new Failure(`The release would lack ${missing.join(', ')}.`)
}

/** Under another name until it is whole. */
const pack = async ({ copy, file, time }) => {
  const draft = `${file}.part`
  const args = tarArguments({ folder: path.basename(copy), parent: path.dirname(copy), time })
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve, reject) => {
    tar.on('error', reject)
    tar.on('close', resolve)
  })
  await pipeline(tar.stdout, createGzip({ level: 6 }), createWriteStream(draft))
  if ((await ended) !== 0) throw new Failure('tar failed while packing the release.')
  renameSync(draft, file)
  return { note: megabytes(statSync(file).size) }
}

runCommand('making a release', async () => {
  const { values } = readArguments({ options: ['to', 'key'] })
  const key = values.key && readSigningKey(typedFolder(values.key))
  const product = readProduct()
  const { name, version } = product
  changesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version)
  await refuseChanges()
  const commit = await git('rev-parse', 'HEAD')
  await refuseOtherTag({ version, commit })
  const time = Number(await git('show', '--no-patch', '--format=%ct', commit))
  const dir = values.to ? typedFolder(values.to) : inRoot('release')
  mkdirSync(dir, { recursive: true })

  const copy = await buildCopy({ folder: `${name}-${version}`, commit })
  strip({ copy, product, commit })
  const file = path.join(dir, `${name}-${version}.tar.gz`)
  await step('Packing', () => pack({ copy, file, time }))
  const message = messageOf({ name, version, sha256: await sha256Of(file) })
  writeFileSync(`${file}.txt`, message)
  rmSync(`${file}.sig`, { force: true })
  if (key) writeFileSync(`${file}.sig`, signatureOf(message, key))
  console.log(`\n  ${file}\n  ${message.trim()}`)
  console.log(
    key ? '  Signed.\n' : '  Not signed: --key=FILE signs it. Try it: npm run smoke -- FILE\n',
  )
  return 0
})
