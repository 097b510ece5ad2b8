import { open } from 'node:fs/promises'

/** Syncs a written file to the disk, or a folder in which a file was renamed. */
export const sync = async (place: string): Promise<void> => {
  // Windows can only sync files open for writing, and no folders.
  if (process.platform === 'win32') return
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}
