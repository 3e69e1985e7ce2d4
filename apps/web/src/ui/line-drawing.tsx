// Small calm drawings for places where nothing is yet.

import type { ReactNode } from 'react'

export type Picture = 'field' | 'gauge' | 'sheep' | 'paper'

export function LineDrawing({ of }: { readonly of: Picture }) {
  return (
    <svg className="line-drawing" viewBox="0 0 120 80" width="120" height="80" aria-hidden>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[of]}
      </g>
    </svg>
  )
}

const drawings: Readonly<Record<Picture, ReactNode>> = {
  field: (
    <>
      <path d="M6 40c20-10 36-10 54-4s36 6 54-4" />
      <path d="M6 72 40 40M34 74 52 37M62 74 62 36M90 74 74 38M114 68 88 38" />
      <circle className="accent" cx="92" cy="16" r="8" />
    </>
  ),
  gauge: (
    <>
      <path d="M44 10h32l-4 6v50a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V16z" />
      <path d="M72 28h-8M72 38h-5M72 48h-8M72 58h-5" />
      <path className="accent" d="M48 50c6-4 10 3 16 0M20 18v8M28 34v8M98 14v8M92 32v8" />
    </>
  ),
  sheep: (
    <>
      <path d="M34 30a10 10 0 0 1 14-9 11 11 0 0 1 20 0 10 10 0 0 1 13 12 10 10 0 0 1-4 18 11 11 0 0 1-17 4 11 11 0 0 1-18-2 10 10 0 0 1-10-15" />
      <path className="accent" d="M34 28c-8-2-14 2-15 8s3 12 9 12 8-4 8-10z" />
      <path d="M30 28c-2-4-6-5-9-3M24 37h.1M46 57v15M54 58v14M70 58v14M77 54v18M8 74h104" />
    </>
  ),
  paper: (
    <>
      <path d="M38 8h32l14 14v50H38z" />
      <path d="M70 8v14h14M46 34h28M46 44h28" />
      <path className="accent" d="m47 56 5 5 9-10" />
    </>
  ),
}
