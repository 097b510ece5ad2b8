/**
 * Illustration of the sign-in pages: a quotation being approved, boxes in stock, rising figures.
 * Its colours come from the theme; hidden from screen readers.
 */
export const AuthPicture = () => (
  <svg aria-hidden="true" className="auth__picture" fill="none" viewBox="0 0 640 480">
    <ellipse className="p-ground" cx="320" cy="424" rx="270" ry="26" />
    <circle className="p-halo" cx="330" cy="214" r="186" />

    {/* a sheet behind the quotation */}
    <rect
      className="p-sheet-back"
      height="286"
      rx="16"
      transform="rotate(-7 250 240)"
      width="214"
      x="150"
      y="92"
    />

    {/* the quotation */}
    <g className="p-lift">
      <rect className="p-sheet" height="312" rx="16" width="236" x="196" y="76" />
      <rect className="p-accent" height="14" rx="7" width="84" x="220" y="104" />
      <rect className="p-line" height="9" rx="4.5" width="52" x="356" y="106" />
      <rect className="p-line" height="8" rx="4" width="130" x="220" y="132" />
      <path className="p-rule" d="M220 160h188" />
      {[178, 208, 238].map((y, row) => (
        <g key={y}>
          <rect className={`p-dot p-dot--${row}`} height="18" rx="5" width="18" x="220" y={y - 5} />
          <rect className="p-line" height="8" rx="4" width={[92, 74, 84][row]} x="248" y={y} />
          <rect className="p-line-strong" height="8" rx="4" width="42" x="366" y={y} />
        </g>
      ))}
      <path className="p-rule" d="M220 270h188" />
      <rect className="p-line" height="8" rx="4" width="60" x="220" y="288" />
      <rect className="p-total" height="26" rx="8" width="104" x="304" y="284" />
      <rect className="p-total-bar" height="8" rx="4" width="72" x="320" y="293" />
      <path className="p-sign" d="M250 352c10-20 18-22 20-8s8 14 16-2 14-14 16-2 12 8 26-6" />
    </g>

    {/* approved */}
    <circle className="p-approved" cx="432" cy="98" r="36" />
    <path className="p-tick" d="m416 98 11 12 21-24" />

    {/* boxes in stock */}
    <g>
      <path className="p-box-a" d="M424 330l62-26 62 26-62 27z" />
      <path className="p-box-b" d="M424 330v62l62 28v-63z" />
      <path className="p-box-c" d="M548 330v62l-62 28v-63z" />
      <path className="p-tape" d="m455 317 62 26v18l-10-5v-9l-61-26z" />
      <path className="p-box-a" d="m452 258 40-17 40 17-40 18z" />
      <path className="p-box-b" d="M452 258v38l40 18v-38z" />
      <path className="p-box-c" d="M532 258v38l-40 18v-38z" />
    </g>

    {/* figures */}
    <g>
      <rect className="p-sheet" height="118" rx="14" width="154" x="72" y="296" />
      <rect className="p-line" height="8" rx="4" width="54" x="90" y="314" />
      {[
        [92, 30],
        [116, 44],
        [140, 36],
        [164, 56],
        [188, 66],
      ].map(([x = 0, height = 0], bar) => (
        <rect
          key={x}
          className={bar === 4 ? 'p-accent' : 'p-bar'}
          height={height}
          rx="4"
          width="16"
          x={x}
          y={400 - height}
        />
      ))}
    </g>

    {/* a conversation */}
    <g>
      <path
        className="p-bubble"
        d="M96 150c0-17 13-30 30-30h44c17 0 30 13 30 30s-13 30-30 30h-28l-22 18v-19c-14-3-24-15-24-29z"
      />
      <circle className="p-bubble-dot" cx="130" cy="150" r="5" />
      <circle className="p-bubble-dot" cx="148" cy="150" r="5" />
      <circle className="p-bubble-dot" cx="166" cy="150" r="5" />
    </g>
  </svg>
)
