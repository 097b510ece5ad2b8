import {
  pathOfSignature,
  readSignature,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from '@/domain/tenders/signature'

/** A drawn signature; nothing for what is none. */
export const SignatureDrawing = ({ signature, label }: { signature: unknown; label: string }) => {
  const strokes = readSignature(signature)
  if (!strokes) return null
  return (
    <svg
      aria-label={label}
      className="signature-drawing"
      role="img"
      viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
    >
      <path d={pathOfSignature(strokes)} />
    </svg>
  )
}
