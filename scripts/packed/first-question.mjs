// The first program of a new user with an MCP client: one event's counterparts on other venues, by a gateway over HTTP
// and by the command that an MCP client starts itself.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const { CROSSVENUE_URL, CROSSVENUE_API_KEY, PATH } = process.env
const [gateway] = process.argv.slice(2)

const overHttp = new StreamableHTTPClientTransport(new URL('/mcp', CROSSVENUE_URL), {
  requestInit: { headers: { authorization: `Bearer ${CROSSVENUE_API_KEY}` } },
})
const overStdio = new StdioClientTransport({
  command: 'npx',
  args: ['--no-install', '@crossvenue/gateway', 'mcp'],
  env: { PATH, CROSSVENUE_URL, CROSSVENUE_API_KEY },
  cwd: gateway,
})

for (const transport of [overHttp, overStdio]) {
  const client = new Client({ name: 'first-question', version: '1' })
  await client.connect(transport)
  const { content } = await client.callTool({ name: 'question', arguments: { event: 'kalshi:KXNETANYAHUOUT-27' } })
  const [{ relations, events }] = JSON.parse(content[0].text).questions
  console.log(relations.join(), ...events.map(({ event }) => event))
  await client.close()
}
