import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

// The headless shell first: a page takes a fifth less time in it.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser, where it was downloaded. */
const ownChromium = () => {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * The browser for end-to-end tests: that of CHROMIUM_PATH, Playwright's own, or the system's.
 *
 * @returns {string | undefined} its path; `undefined` if there is none
 */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ownChromium(), ...SYSTEM].find((file) => file && existsSync(file))

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const installFromDebian = async () => {
  await run({ command: 'apt-get', args: ['update'] })
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run({
      command: 'apt-get',
      args: ['install', '-y', '--no-install-recommends', name],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0) return
  }
}

const download = () =>
  run({
    command: process.execPath,
    args: [
      inRoot('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium-headless-shell',
      'chromium',
    ],
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })

/**
 * Makes sure that there is a Chromium: the system's package for root on Debian, a download
 * elsewhere.
 *
 * @returns {Promise<{ note: string }>}
 * @throws {Failure} when there is none and none could be installed
 */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found) return { note: found }
  const ways = isDebian() && process.getuid?.() === 0 ? [installFromDebian, download] : [download]
  for (const way of ways) {
    await way().catch(() => {})
    const now = findChromium()
    if (now) return { note: `${now}, installed now` }
  }
  throw new Failure(
    'There is no Chromium for the end-to-end tests: install the package "chromium", or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}
