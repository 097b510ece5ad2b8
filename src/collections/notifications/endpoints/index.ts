import type { Endpoint } from 'payload'

export const notificationEndpoints: Endpoint[] = []
