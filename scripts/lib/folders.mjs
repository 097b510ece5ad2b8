import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { Failure } from './failure.mjs'

const REMEDIES = {
  ENOSPC: () => 'its disk is full: make room there',
  EDQUOT: () => 'its quota is used up: make room there',
  EROFS: () => 'its file system is read-only: mount it for writing, or set another folder',
  ENOTDIR: () => 'a part of the path is a file: set another folder',
  EEXIST: () => 'it is a file: set another folder',
  ENOENT: () => 'it cannot be made there: set another folder',
  EACCES: (user, folder) => `give it to that user ("chown -R ${user} ${folder}"), or set another`,
}

const nameOfUser = () => {
  try {
    return userInfo().username
  } catch {
    // Containers run as user ids that are not in the user database.
    return String(process.getuid?.() ?? 'unknown')
  }
}

/** `mkdirSync` with `recursive` never returns below `/proc`, where no folder can be created. */
const make = (folder) => {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) make(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (error.code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error
  }
}

const write = (folder) => {
  const trial = path.join(folder, `.writable-${process.pid}`)
  make(folder)
  writeFileSync(trial, '', { mode: 0o600 })
  rmSync(trial)
}

/**
 * Makes sure that a folder of the installation is writable, before any work starts.
 *
 * @param {string} variable the setting it comes from
 * @param {string} folder created if it is missing
 * @throws {Failure} naming the folder, the user and what to do
 */
export const requireWritable = (variable, folder) => {
  try {
    write(folder)
  } catch (error) {
    const code = error.code === 'EPERM' ? 'EACCES' : error.code
    const user = nameOfUser()
    const remedy = REMEDIES[code]?.(user, folder) ?? `${error.message}: set another folder`
    throw new Failure(
      `The folder ${folder} (${variable}) cannot be written by the user ${user}; ${remedy}. Then start again.`,
    )
  }
}

/**
 * Makes sure that the folders of stored files are writable: they may have been copied by another
 * user.
 *
 * @param {string} home the data folder
 * @throws {Failure} as `requireWritable`
 */
export const requireWritableUploads = (home) => {
  const uploads = path.join(home, 'uploads')
  requireWritable('DATA_DIR', uploads)
  for (const entry of readdirSync(uploads, { withFileTypes: true }))
    if (entry.isDirectory()) requireWritable('DATA_DIR', path.join(uploads, entry.name))
}
