/**
 * The thread that reads a file: it gets bytes and gives back rows or a refusal, with limits of its
 * own, and can be ended at any moment.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './readFile.mjs'
import { Unreadable } from './unread.mjs'

try {
  parentPort.postMessage({ read: await readFile(workerData) })
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  parentPort.postMessage({ refusal: { code: error.code, data: error.data } })
}
