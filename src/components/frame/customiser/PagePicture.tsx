type Props = {
  navigation?: 'vertical' | 'collapsed' | 'horizontal' | 'none'
  bar?: 'sticky' | 'static' | 'hidden' | 'plain'
  /** The row of the horizontal navigation, if the preview is about it. */
  row?: 'sticky' | 'static' | 'hidden'
  footer?: 'sticky' | 'static' | 'hidden'
  content?: 'fluid' | 'boxed'
  /** The page is a table with rows of this height. */
  rows?: 'comfortable' | 'compact'
  bordered?: boolean
  darkNav?: boolean
  /** Drawn right to left, whatever the page's direction. */
  fixedDirection?: 'ltr' | 'rtl'
}

const WIDTH = 104
const HEIGHT = 68
const NAV_WIDTHS = { vertical: 28, collapsed: 13, horizontal: 0, none: 0 }

const Line = (props: { x: number; y: number; width: number; strong?: boolean }) => (
  <rect
    className={props.strong ? 'page-picture__accent' : 'page-picture__line'}
    height="3"
    rx="1.5"
    width={props.width}
    x={props.x}
    y={props.y}
  />
)

const ROW_HEIGHTS = { comfortable: 12, compact: 7 }

/** Rows of a table in a preview. */
const Rows = ({ height, ...place }: { height: number; x: number; y: number; width: number }) =>
  Array.from({ length: Math.floor((HEIGHT - 4 - place.y) / height) }, (_, row) => (
    <rect
      key={row}
      className="page-picture__card"
      height={height - 2}
      rx="1.5"
      width={place.width}
      x={place.x}
      y={place.y + row * height}
    />
  ))

const Nav = ({ width }: { width: number }) => (
  <>
    <rect className="page-picture__bar" height={HEIGHT} width={width} x="0" y="0" />
    <rect className="page-picture__accent" height="6" rx="2" width="6" x="4" y="5" />
    {[18, 26, 34, 42].map((y, index) => (
      <Line key={y} strong={index === 1} width={width - 8} x={4} y={y} />
    ))}
  </>
)

/** A thumbnail of a page: its navigation, bars and cards as a choice arranges them. */
export const PagePicture = (props: Props) => {
  const { navigation = 'vertical', bar = 'plain', footer = 'hidden', content = 'fluid' } = props
  const start = NAV_WIDTHS[navigation]
  const gap = content === 'boxed' ? 18 : 5
  const x = start + gap
  const width = WIDTH - start - gap * 2
  const hasBar = bar !== 'hidden'
  const top = (hasBar ? 15 : 5) + (navigation === 'horizontal' ? 10 : 0)
  const end = footer === 'hidden' ? HEIGHT - 4 : HEIGHT - 13
  return (
    <svg
      className="page-picture"
      data-bordered={props.bordered}
      data-direction={props.fixedDirection}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {start > 0 && <Nav width={start} />}
      {hasBar && (
        <rect
          className={bar === 'plain' ? 'page-picture__bar' : 'page-picture__accent'}
          data-kind={bar}
          height="8"
          rx="2"
          width={navigation === 'horizontal' ? WIDTH - 10 : width}
          x={navigation === 'horizontal' ? 5 : x}
          y="4"
        />
      )}
      {navigation === 'horizontal' && (
        <>
          <rect
            className={props.row ? 'page-picture__accent' : 'page-picture__bar'}
            data-kind={props.row}
            height="9"
            rx="2"
            width={WIDTH - 10}
            x="5"
            y="14"
          />
          {!props.row &&
            [9, 31, 53].map((left, index) => (
              <Line key={left} strong={index === 0} width={17} x={left} y={17} />
            ))}
        </>
      )}
      {props.rows ? (
        <Rows height={ROW_HEIGHTS[props.rows]} width={width} x={x} y={top} />
      ) : (
        <>
          <rect
            className="page-picture__card"
            height="16"
            rx="2"
            width={width * 0.48}
            x={x}
            y={top}
          />
          <rect
            className="page-picture__card"
            height="16"
            rx="2"
            width={width * 0.46}
            x={x + width * 0.54}
            y={top}
          />
          <rect
            className="page-picture__card"
            height={end - top - 20}
            rx="2"
            width={width}
            x={x}
            y={top + 20}
          />
        </>
      )}
      {footer !== 'hidden' && (
        <rect
          className="page-picture__accent"
          data-kind={footer}
          height="7"
          rx="2"
          width={width}
          x={x}
          y={HEIGHT - 10}
        />
      )}
    </svg>
  )
}
