// Tells an OpenTelemetry collector of requests, jobs and their statements. Loaded only where one is set.

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracer, TracedWork } from './tracer.ts'

interface Opening {
  /** Where the collector listens; traces go below it. */
  readonly endpoint: string
  readonly version: string
}

export function openTracer({ endpoint, version }: Opening): Tracer {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'furrow', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('furrow', version)
  return {
    begin(kind, parent) {
      const context = contextOf(parent)
      const spanKind = kind === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL
      const span = tracer.startSpan(kind, { kind: spanKind }, context)
      return tracedWork(span, (name, within) =>
        tracer.startSpan(name, { kind: SpanKind.CLIENT }, within),
      )
    },
    stop: () => provider.shutdown(),
  }
}

function tracedWork(span: Span, start: (name: string, within: Context) => Span): TracedWork {
  const within = trace.setSpan(ROOT_CONTEXT, span)
  return {
    statement(shape) {
      const statement = start(/^\w+/.exec(shape)?.[0] ?? 'statement', within)
      statement.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': shape })
      return failure => {
        if (failure) fail(statement, failure)
        statement.end()
      }
    },
    end({ name, attributes, hasFailed }) {
      span.updateName(name).setAttributes({ ...attributes })
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** What PostgreSQL says of a failure may hold values: its code alone is told. */
function fail(span: Span, failure: unknown): void {
  const { code } = (failure ?? {}) as { readonly code?: unknown }
  span.setStatus({ code: SpanStatusCode.ERROR })
  if (typeof code === 'string') span.setAttribute('db.response.status_code', code)
}

/** As `traceparent` of W3C says it; anything else begins a trace of its own. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(parent?.trim() ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
