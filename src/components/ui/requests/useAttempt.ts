'use client'

import { useState } from 'react'

import { createAttempt, type Attempt } from './attempt'

/** Sends a request under one idempotency key, so that it is done once however often it is sent. */
export const useAttempt = (): Attempt => useState(() => createAttempt())[0]
