// What stands on every answer, whatever it answers.

import { expect } from 'vitest'

export const guarded = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(/default-src '(?:self|none)'/),
  'permissions-policy': expect.stringContaining('microphone=()'),
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age='),
  'cache-control': expect.stringMatching(/no-store|no-cache|immutable/),
}
