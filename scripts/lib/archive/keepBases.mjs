import { setInterval } from 'node:timers'
import { megabytes } from '../backups.mjs'
import { onShutdown, shuttingDown } from '../shutdown.mjs'
import { step } from '../step.mjs'
import { needsBase, takeBase } from './takeBase.mjs'

const HOUR_MS = 60 * 60 * 1000

/**
 * Keeps base copies of a running embedded database in its archive: one at once if needed, then one
 * a week. A failed copy is retried within the hour; the application runs on.
 *
 * @param {{ url: string, home: string, dir: string }} archive `url` is the superuser's
 */
export const keepBases = (archive) => {
  let busy = false
  const look = async () => {
    if (busy || shuttingDown()) return
    busy = true
    try {
      if (await needsBase(archive))
        await step('Copying the database into the archive', async () => {
          const { bytes } = await takeBase(archive)
          return { note: megabytes(bytes) }
        })
    } catch (error) {
      if (!shuttingDown()) console.error(`The archive has no new copy: ${error.message}`)
    } finally {
      busy = false
    }
  }
  void look()
  const timer = setInterval(look, HOUR_MS)
  onShutdown(() => clearInterval(timer))
}
