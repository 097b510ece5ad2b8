'use client'

import { useState } from 'react'

import { createAttempt, type Attempt } from './attempt'

/** Sends what somebody wants done once, under the idempotency key of the attempt. */
export const useAttempt = (): Attempt => useState(() => createAttempt())[0]
