'use client'

import { useEffect, useState } from 'react'

/** Seconds left of a wait, and how to start one. */
export const useCountdown = () => {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [secondsLeft, setSecondsLeft] as const
}
