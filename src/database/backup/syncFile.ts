import { open } from 'node:fs/promises'

/** Makes the disk keep a file that was written, or a folder in which one was renamed. */
export const sync = async (place: string): Promise<void> => {
  // Windows can only sync files open for writing, and no folders.
  if (process.platform === 'win32') return
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}
