import { CALENDAR_LAYERS, type CalendarLayer } from '@/domain/calendar/calendarAsked'
import { readFeedLayers } from '@/domain/calendar/feed'
import { bodyField, bodyOf } from './body'

const layersField = bodyField<readonly CalendarLayer[]>(
  {
    input: 'rows',
    isRequired: false,
    schema: { type: 'array', items: { enum: [...CALENDAR_LAYERS] } },
    codes: ['invalidInput'],
  },
  (sent) => {
    const value = readFeedLayers(sent)
    return value ? { value } : { code: 'invalidInput' }
  },
)

/** What a new address of one's own calendar takes. */
export const FEED_BODY = bodyOf({ layers: layersField })
