export type CameraProblem = 'denied' | 'noCamera' | 'insecure' | 'failed'

const KEY = 'bo-camera'

/** Labels of cameras are stable; their ids change with each visit. */
const rememberedLabel = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the chosen camera, for this device. */
export const rememberCamera = (label: string): void => {
  try {
    localStorage.setItem(KEY, label)
  } catch {
    // Without storage the next visit starts with the back camera.
  }
}

/** Why a camera does not open. */
export const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'failed'
}

/** Whether this page can request a camera: browsers require https or localhost. */
export const hasCameras = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia)

/** Cameras by label; browsers reveal labels once one was allowed. */
export const listCameras = async (): Promise<MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(
    ({ kind, label }) => kind === 'videoinput' && label !== '',
  )

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

const open = (video: MediaTrackConstraints) =>
  navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...video }, audio: false })

export const stop = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop())

/**
 * Opens a camera: the requested one, else the last used one, else the back camera, which on some
 * phones cannot focus closely.
 */
export const openCamera = async (deviceId?: string): Promise<MediaStream> => {
  if (deviceId) return open({ deviceId: { exact: deviceId } })
  const wanted = rememberedLabel()
  const known = wanted ? (await listCameras()).find(({ label }) => label === wanted) : undefined
  if (known) return open({ deviceId: { exact: known.deviceId } })
  return open({ facingMode: 'environment' })
}

type Torch = { torch?: boolean }

export const hasLight = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks()
  return Boolean((track?.getCapabilities?.() as Torch | undefined)?.torch)
}

export const setLight = async (stream: MediaStream, isOn: boolean): Promise<void> => {
  const [track] = stream.getVideoTracks()
  await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
}
