import { CrossvenueError } from '@crossvenue/venues'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { version } from '../version.ts'
import type { Trace } from './trace.ts'

type Api = typeof import('@opentelemetry/api')

/** Spans of this process, which OpenTelemetry exports. */
export interface Tracing {
  api: Api
  tracer: Tracer
  trace: Trace
  /** Returns the context of a caller that sent a `traceparent`; the present one if it sent none. */
  contextOf(headers: Readonly<Record<string, unknown>>): Context
  /** Exports the last spans, within a few seconds. */
  stop(): Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

/** The release that is tested; later ones need Node 22.15. */
const PACKAGE = '@opentelemetry/sdk-node@0.223'
/** Any of these turns traces on. */
const SWITCHES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_TRACES_EXPORTER'] as const
const STOP_MS = 5_000

/**
 * Starts traces if the standard variables of OpenTelemetry configure them; the SDK reads the others (sampling, headers,
 * service name). Undefined if they do not: then nothing is loaded. Throws VALIDATION_ERROR if the SDK is not installed.
 */
export async function startTracing(environment: Variables = process.env): Promise<Tracing | undefined> {
  const variable = SWITCHES.find((name) => environment[name])
  const isOff = environment.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || environment.OTEL_TRACES_EXPORTER === 'none'
  if (variable === undefined || isOff) return undefined
  const [api, { NodeSDK, resources }] = await Promise.all([import('@opentelemetry/api'), loadSdk(variable)])
  const sdk = new NodeSDK({
    // Detected attributes, such as those of OTEL_RESOURCE_ATTRIBUTES, take precedence.
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'crossvenue', 'service.version': version })),
    // The arguments of the process, which are detected by default, can name files of its user.
    ...(!environment.OTEL_NODE_RESOURCE_DETECTORS && { resourceDetectors: [resources.envDetector] }),
    // Metrics and logs have other ways out.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  const tracer = api.trace.getTracer('crossvenue', version)
  return {
    api,
    tracer,
    trace: traceBy(api, tracer),
    contextOf: (headers) => api.propagation.extract(api.context.active(), headers),
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())
      // A collector that cannot be reached must not keep the service from ending.
      await Promise.race([sdk.shutdown().catch(() => undefined), late])
      for (const part of [api.trace, api.context, api.propagation]) part.disable()
    },
  }
}

async function loadSdk(variable: string) {
  try {
    return await import('@opentelemetry/sdk-node')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    const message = `${variable} is set, but traces need a package that is not installed: run \`npm install ${PACKAGE}\`, or remove ${variable}`
    throw new CrossvenueError('VALIDATION_ERROR', message, { field: variable, cause })
  }
}

const traceBy =
  (api: Api, tracer: Tracer): Trace =>
  (name, work, { attributes = {}, isClient = false } = {}) => {
    const kind = isClient ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL
    return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
      const fail = (type: string): void => failSpan(api, span, type)
      try {
        return await work({ note: (more) => span.setAttributes(more), mark: (step) => span.addEvent(step), fail })
      } catch (error) {
        fail(typeOf(error))
        throw error
      } finally {
        span.end()
      }
    })
  }

export function failSpan({ SpanStatusCode }: Api, span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', type)
}

/** Returns the code of an error, else its name; its message may contain addresses with secrets. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, cause, name } = error as Error & { code?: unknown }
  if (typeof code === 'string') return code
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}
