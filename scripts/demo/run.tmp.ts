import { getPayload } from 'payload'
import config from '@payload-config'
import { env } from '@/lib/env'
import { createFirstAdministrator } from '/work/main/scripts/bootstrap/createFirstAdministrator'
import { seedDemo } from '/work/main/scripts/demo/index'
const payload = await getPayload({ config, disableOnInit: true })
await payload.config.onInit?.(payload)
await createFirstAdministrator({ payload, env })
const t = performance.now(),
  c = process.cpuUsage()
try {
  console.log(await seedDemo({ payload }))
} catch (e) {
  console.error(
    e,
    JSON.stringify((e as { data?: unknown }).data),
    JSON.stringify((e as { fields?: unknown }).fields),
  )
  process.exitCode = 1
}
const u = process.cpuUsage(c)
console.log(
  'seed ms',
  Math.round(performance.now() - t),
  'cpu ms',
  Math.round((u.user + u.system) / 1000),
)
process.exit()
