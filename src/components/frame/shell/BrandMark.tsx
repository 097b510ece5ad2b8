/** The product's logo: a stack of sheets, the topmost with a check mark. */
export const BrandMark = () => (
  <svg aria-hidden="true" className="brand-mark" fill="none" viewBox="0 0 32 32">
    <rect fill="var(--primary-fill)" height="32" rx="9" width="32" />
    <path
      d="M8 20.5 16 25l8-4.5"
      opacity=".55"
      stroke="var(--on-primary)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.2"
    />
    <path
      d="M8 16 16 20.5 24 16"
      opacity=".8"
      stroke="var(--on-primary)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.2"
    />
    <path
      d="M16 6.8 24 11.3 16 15.8 8 11.3Z"
      fill="#fff"
      stroke="var(--on-primary)"
      strokeLinejoin="round"
      strokeWidth="1.6"
    />
  </svg>
)
