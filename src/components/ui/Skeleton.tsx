type Props = { width?: string; height?: string; className?: string }

/** The shape of something on its way; appears after 200 ms, so fast answers never flash. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span
    aria-hidden="true"
    className={`ui-skeleton ${className ?? ''}`}
    style={{ inlineSize: width, blockSize: height }}
  />
)
