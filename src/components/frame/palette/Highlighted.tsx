import { highlight } from '@/domain/search/highlight'

/** A text with the search term highlighted. */
export const Highlighted = ({ text, typed }: { text: string; typed: string }) => (
  <bdi>
    {highlight({ text, typed }).map((piece, index) =>
      piece.isMatch ? (
        // The parts have no identity but their index.
        <mark key={index} className="palette__match">
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </bdi>
)
