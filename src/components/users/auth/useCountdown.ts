'use client'

import { useEffect, useState } from 'react'

/** A countdown in seconds, and a function that starts it. */
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
