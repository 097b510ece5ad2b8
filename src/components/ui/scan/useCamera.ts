'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  hasCameras,
  hasLight,
  listCameras,
  openCamera,
  problemOf,
  rememberCamera,
  setLight,
  stop,
  type CameraProblem,
} from './cameras'
import { createReadings } from './readings'

/** About eight pictures a second: more only warms the phone. */
const PAUSE = 125

type Detect = (source: ImageBitmapSource) => Promise<{ code: string; format: string }[]>
type Running = { stream: MediaStream; cameras: MediaDeviceInfo[]; hasLight: boolean }

/** Opens a camera and reads codes from it while the page is visible. */
export const useCamera = (onCode: (code: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [wanted, setWanted] = useState<string>()
  const [tries, setTries] = useState(0)
  const [isLit, setIsLit] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const tell = useEffectEvent(onCode)

  // Phones switch the camera, or show a black image, after the page was in the background.
  useEffect(() => {
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  useEffect(() => {
    if (isHidden) return
    let isOver = false
    let opened: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const { accept } = createReadings()

    const look = async (detect: Detect) => {
      const picture = video.current
      if (isOver || !picture) return
      try {
        const found = picture.readyState >= 2 ? await detect(picture) : []
        if (isOver) return
        for (const { code, format } of found)
          if (accept({ code, format, time: performance.now() })) tell(code)
      } catch {
        if (!isOver) setProblem('failed')
        return
      }
      timer = setTimeout(() => void look(detect), PAUSE)
    }
    const start = async () => {
      setProblem(null)
      if (!hasCameras()) return setProblem('insecure')
      try {
        const stream = await openCamera(wanted)
        if (isOver) return stop(stream)
        opened = stream
        const cameras = await listCameras()
        if (video.current) video.current.srcObject = stream
        await video.current?.play()
        if (isOver) return
        setRunning({ stream, cameras, hasLight: hasLight(stream) })
        const { detectCodes } = await import('./detector')
        await look(detectCodes)
      } catch (error) {
        if (!isOver) setProblem(problemOf(error))
      }
    }
    void start()
    return () => {
      isOver = true
      clearTimeout(timer)
      if (opened) stop(opened)
      setRunning(null)
      setIsLit(false)
    }
  }, [wanted, tries, isHidden])

  return {
    video,
    running,
    problem,
    isLit,
    retry: () => setTries(tries + 1),
    choose: (deviceId: string) => {
      const chosen = running?.cameras.find((camera) => camera.deviceId === deviceId)
      if (chosen) rememberCamera(chosen.label)
      setWanted(deviceId)
    },
    toggleLight: async () => {
      if (!running) return
      await setLight(running.stream, !isLit).then(
        () => setIsLit(!isLit),
        () => {},
      )
    },
  }
}
