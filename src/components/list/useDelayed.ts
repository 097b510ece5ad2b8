'use client'

import { useEffect, useState } from 'react'

/** True once a condition has held for some milliseconds: fast responses show no loading state. */
export const useDelayed = (condition: boolean, milliseconds: number): boolean => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [condition, milliseconds])
  return isLong
}
