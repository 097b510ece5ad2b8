import { getPayload } from 'payload'
import config from '@payload-config'
import { setReadHandler } from '@/lib/readHandler'
import { answerRead } from './answerRead'

/** Lets the server of this process answer reads without Next. */
export const serveReads = async (): Promise<void> => {
  const payload = await getPayload({ config })
  setReadHandler((read) => answerRead(payload, read))
}
