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

/** Body for a new calendar feed. */
export const FEED_BODY = bodyOf({ layers: layersField })
