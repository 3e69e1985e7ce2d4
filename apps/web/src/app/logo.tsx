// The mark and the name.

import './logo.css'

export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#2f6b3c" />
        <path
          d="M5 25c6-9 6-13 6-18M13 25c3-7 3-12 3-18M21 25c0-6 0-12-1-18M28 25c-2-7-4-12-4-18"
          fill="none"
          stroke="#f3efe3"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className="logo-name">Furrow</span>
    </span>
  )
}
