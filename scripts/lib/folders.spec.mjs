import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { requireWritable, requireWritableUploads } from './folders.mjs'

const home = mkdtempSync(path.join(tmpdir(), 'folders-'))
afterAll(() => rmSync(home, { recursive: true }))

it('makes what is missing, and leaves nothing behind', () => {
  requireWritable('DATA_DIR', path.join(home, 'a/b'))
  requireWritableUploads(path.join(home, 'a/b'))
  expect(readdirSync(path.join(home, 'a/b'))).toEqual(['uploads'])
})

it('names the folder, the setting, the user and the remedy', () => {
  const file = path.join(home, 'file')
  writeFileSync(file, '')
  const below = path.join(file, 'below')
  expect(() => requireWritable('BACKUP_DIR', below)).toThrow(
    /^The folder \S+file\/below \(BACKUP_DIR\) cannot be written by the user \w+; a part of the path is a file/,
  )
  expect(() => requireWritable('BACKUP_DIR', file)).toThrow('it is a file: set another folder')
})

it('looks into each folder of stored files', () => {
  const uploads = path.join(home, 'c', 'uploads')
  requireWritable('DATA_DIR', path.join(uploads, 'media'))
  if (process.platform === 'linux') {
    // Even root cannot write there; `mkdirSync` with `recursive` never returned for `/proc/x`.
    expect(() => requireWritable('DATA_DIR', '/proc/self/fdinfo')).toThrow('cannot be written')
    expect(() => requireWritable('DATA_DIR', '/proc/none/below')).toThrow('it cannot be made there')
  }
  requireWritableUploads(path.join(home, 'c'))
  expect(existsSync(path.join(uploads, 'media'))).toBe(true)
})
