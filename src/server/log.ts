import pino from 'pino'
import { logOptions } from '@/lib/logOptions'

/** The log of the server process: lines of JSON on standard output, written synchronously. */
export const log = pino(logOptions)
