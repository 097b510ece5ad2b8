import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Syncs a file, or the names in a folder, to the disk. */
export const sync = (place) => {
  const file = openSync(place, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
