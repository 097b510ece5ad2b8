import type { SubscriberName } from '@/domain/events/events'
import { tellOfEvent } from '../notifications/tellOfEvent'
import type { Handler } from './handler'

/** Every subscriber of `domain/events` has one. */
export const HANDLERS: Readonly<Record<SubscriberName, Handler>> = { notifications: tellOfEvent }
