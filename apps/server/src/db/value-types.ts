// How PostgreSQL's values arrive in JavaScript. Numbers are numbers; a plain date stays the text
// that it is, so that no time zone can move it.

import pg from 'pg'
import type { CustomTypesConfig } from 'pg'

const { builtins, getTypeParser } = pg.types

const numbers: readonly number[] = [builtins.INT8, builtins.NUMERIC]
const texts: readonly number[] = [builtins.DATE, builtins.TIMESTAMPTZ]

export const valueTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (numbers.includes(oid)) return Number
    if (texts.includes(oid)) return (text: string) => text
    return getTypeParser(oid, format)
  },
}
