import type { GlobalSlug, PayloadRequest } from 'payload'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/domain/shared/day'

/** The company's time zone. */
export const companyTimeZone = async (req: PayloadRequest): Promise<string> => {
  const settings = (await req.payload.findGlobal({
    slug: 'settings' as GlobalSlug,
    depth: 0,
    select: { timeZone: true },
    req,
  })) as { timeZone?: unknown }
  return isTimeZone(settings.timeZone) ? settings.timeZone : DEFAULT_TIME_ZONE
}
