import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file, or the names in a folder, are on the disk. */
export const sync = (place) => {
  const file = openSync(place, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
