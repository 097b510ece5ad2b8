#!/usr/bin/env node
/**
 * `npm run files -- --to=s3|disk`: copies the stored files from DATA_DIR into the bucket of S3_BUCKET, or
 * back, while the application runs or not, and compares what arrived. It removes nothing and may be
 * repeated. Exit codes: 0; 1 failed; 2 wrong setting or option; 4 files of one name differ.
 */
import {
  loadEngine,
  readArguments,
  readInstallation,
  runCommand,
  WrongUse,
} from './lib/backups.mjs'
import { step } from './lib/step.mjs'

const DIFFERENT = 4

runCommand('copying files', async () => {
  const { values } = readArguments({ options: ['to'] })
  if (!['s3', 'disk'].includes(values.to))
    throw new WrongUse('Say where the files go: npm run files -- --to=s3, or --to=disk.')
  const { uploads } = await readInstallation()
  const { copyStorage, createDiskStorage, theBucket } = await loadEngine()
  const bucket = theBucket()
  if (!bucket) throw new WrongUse('S3_BUCKET is not set: say which bucket, in .env.')
  const disk = createDiskStorage(uploads)
  const [from, to] = values.to === 's3' ? [disk, bucket] : [bucket, disk]
  const { different } = await step(`Copying files from ${from.place} to ${to.place}`, async () => {
    const done = await copyStorage(from, to)
    return { ...done, note: `${done.copied} copied, ${done.there} there already` }
  })
  if (different.length === 0) return 0
  console.error(
    `\n  These files are there already with another content, and stay as they are: ${different.join(', ')}\n`,
  )
  return DIFFERENT
})
