import {
  readSignature,
  pathOfSignature,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from '@/domain/tenders/sending/signature'
import './signature.css'

/** A drawn signature; nothing for an invalid one. */
const SignatureDrawing = ({ signature, label }: { signature: unknown; label: string }) => {
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

type Props = {
  name: string
  /** The strokes; undefined if only a name was typed. */
  signature: unknown
  words: { drawn: string; typed: string }
}

/** The signature of an acceptance: the drawing, else the typed name. */
export const AnswerSignature = ({ name, signature, words }: Props) => {
  const isDrawn = readSignature(signature) !== null
  return (
    <figure className="answer-signature">
      <figcaption className="text-soft">{isDrawn ? words.drawn : words.typed}</figcaption>
      {isDrawn ? (
        <SignatureDrawing label={words.drawn} signature={signature} />
      ) : (
        <bdi className="answer-signature__name">{name}</bdi>
      )}
    </figure>
  )
}
