/** Digits joined by separators: a date, a time, a number of a document. */
const FIGURES = /\d+(?:[-._:/]\d+)+/g

/**
 * The parts of a file's name; those at odd places are dates and other joined digits.
 * @returns at least one part, with the whole name when joined
 */
export const fileNameParts = (name: string): string[] => {
  const between = name.split(FIGURES)
  const figures = name.match(FIGURES) ?? []
  return between.flatMap((text, place) => [text, figures[place] ?? '']).slice(0, -1)
}

/**
 * The name of a file. After Arabic letters the parts of a date would be drawn from right to left,
 * which reads as another date.
 */
export const FileName = ({ name }: { name: string }) => (
  <bdi>
    {fileNameParts(name).map((part, place) =>
      place % 2 === 1 ? (
        <bdi key={place} dir="ltr">
          {part}
        </bdi>
      ) : (
        part
      ),
    )}
  </bdi>
)
