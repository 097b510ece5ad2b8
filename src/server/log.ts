import pino from 'pino'
import { logOptions } from '@/lib/logOptions'

/** The log of the server process: lines of JSON on its output, written at once. */
export const log = pino(logOptions)
