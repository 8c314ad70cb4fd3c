import type { Method } from '../../packages/venues/src/operations.ts'

/** Operations that the table of operations has for callers of other services, and no venue offers. */
export const unoffered: readonly Method[] = ['callApi', 'testDummyMethod']

/** A route that answers with a stream or a text, and the tests that check it. */
interface Elsewhere {
  route: string
  clients: string
  checkedBy: readonly string[]
}

/** The routes that the cases cannot call: they answer with no envelope. */
export const elsewhere: readonly Elsewhere[] = [
  {
    route: '`GET /v0/stream`',
    clients: '`changes()` of both',
    checkedBy: [
      'packages/gateway/src/changes/client-changes.test.ts',
      'packages/client/src/changes.test.ts',
      'clients/python/tests/test_changes.py',
    ],
  },
  {
    route: '`GET /v0/price-history` as CSV or Parquet',
    clients: 'none: they return it as records',
    checkedBy: ['packages/gateway/src/history/price-history.test.ts'],
  },
  {
    route: '`/ws`',
    clients: '`streams` of both',
    checkedBy: ['packages/gateway/src/streams/client.test.ts', 'clients/python/tests/test_streams.py'],
  },
  { route: '`POST /mcp`', clients: 'none: any client of MCP', checkedBy: ['test/mcp.test.ts'] },
  {
    route: '`GET /ready`, `/health`, `/openapi.json`, `/llms.txt`',
    clients: 'none: for monitors and tools',
    checkedBy: ['packages/gateway/src/app.test.ts', 'packages/gateway/src/openapi.test.ts'],
  },
  {
    route: '`GET /metrics`',
    clients: 'none: for Prometheus',
    checkedBy: ['packages/gateway/src/metrics.test.ts', 'scripts/test-deploy.ts'],
  },
]
