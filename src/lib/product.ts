import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Name and release of the running program, from the `package.json` in the working directory. */
export const readProduct = (): { name: string; version: string } => {
  const file = path.join(process.cwd(), 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string }
}
