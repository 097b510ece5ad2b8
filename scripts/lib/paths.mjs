import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever it was cloned to. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '')

/** A path inside the project. */
export const inRoot = (...parts) => path.resolve(ROOT, ...parts)
