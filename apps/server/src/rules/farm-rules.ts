// Every rule that only a farm knows.

import type { SaveRule } from './save-rule.ts'

export const farmRules: readonly SaveRule[] = []
