/**
 * The process that reads a file: it gets bytes, returns rows or a refusal, and exits. It has no
 * environment and no database.
 */
import { readFile } from './readFile.mjs'
import { Unreadable } from './unread.mjs'

const answerOf = async (bytes) => {
  try {
    return { read: await readFile(bytes) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { refusal: { code: error.code, data: error.data } }
  }
}

process.on('message', async (bytes) => {
  process.send(await answerOf(new Uint8Array(bytes)))
})
