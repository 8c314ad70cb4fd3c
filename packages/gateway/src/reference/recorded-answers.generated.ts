// Recorded by examples.test.ts over fake venues; `npx vitest run packages/gateway/src/examples.test.ts -u` renews it.
/** The answers to examples of the reference, by path and `exampleKey`. */
export const recordedAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/{exchange}/buildOrder': {
    'Tq-HjZQJHRcz': `{ "success": true,
  "data": { "exchange": "hyperliquid",
    "params": {"marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "amount": 100, "price": 0.32},
    "signedOrder": { "action": { "type": "order",
        "orders": [{"a": 100009210, "b": true, "p": "0.32", "s": "100", "r": false, "t": {"limit": {"tif": "Gtc"}}}],
        "grouping": "na"},
      "nonce": 1795219240000,
      "signature": { "r": "0x374bfd8122b95dbf31523a0197288c56c87be63205d86ea7abaaf7f8b8929c7f",
        "s": "0x4218f4f7ad872f74e6e27664fa680ab2decd3831a3b528f3b03e5a63b64a0e6a", "v": 28}},
    "raw": { "action": { "type": "order",
        "orders": [{"a": 100009210, "b": true, "p": "0.32", "s": "100", "r": false, "t": {"limit": {"tif": "Gtc"}}}],
        "grouping": "na"},
      "nonce": 1795219240000,
      "signature": { "r": "0x374bfd8122b95dbf31523a0197288c56c87be63205d86ea7abaaf7f8b8929c7f",
        "s": "0x4218f4f7ad872f74e6e27664fa680ab2decd3831a3b528f3b03e5a63b64a0e6a", "v": 28}}}}`,
  },
  '/api/{exchange}/cancelAllOrders': {
    '5ZoRkRUBF7YZ': `{ "success": true,
  "data": [
    { "orderId": "200000000010", "status": "canceled",
      "order": { "id": "200000000010", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219241000}},
    { "orderId": "200000000009", "status": "canceled",
      "order": { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219239000}}
  ]}`,
  },
  '/api/{exchange}/cancelOrder': {
    'WFnSpDJNIKVr': `{ "success": true,
  "data": { "id": "200000000002", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
    "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219200000}}`,
  },
  '/api/{exchange}/cancelOrders': {
    'EOF2zMmG0pN-': `{ "success": true,
  "data": [
    { "orderId": "200000000004", "status": "canceled",
      "order": { "id": "200000000004", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.31,
        "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219200000}}
  ]}`,
  },
  '/api/{exchange}/checkAccount': {
    'FRc7cMpqtlRN': `{ "success": true,
  "data": [
    {"name": "clock", "status": "ok", "message": "The clocks agree to about 0.0 seconds."},
    {"name": "signIn", "status": "ok", "message": "hyperliquid takes the credentials."}
  ]}`,
  },
  '/api/{exchange}/close': {
    'q2P3J85OSeyc': `{"success": true}`,
    'tYzShhPkAgTv': `{"success": true}`,
  },
  '/api/{exchange}/compareMarketPrices': {
    'oayqcNuPcdDx': `{ "success": true,
  "data": [
    { "market": { "marketId": "GEMI-GOPNOM2028-JVANC", "title": "2028 Republican presidential nominee: JD Vance",
        "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null, "lastPrice": 0.55,
        "outcomes": [
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:yes", "label": "Yes", "price": 0.55, "bestBid": 0.55, "bestAsk": 0.56},
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:no", "label": "No", "price": 0.45, "bestBid": 0.44, "bestAsk": 0.45}
        ],
        "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year", "bestBid": 0.55, "bestAsk": 0.56,
      "venue": "gemini-titan"},
    { "market": { "marketId": "KXPRESNOMR-28-JVANC",
        "title": "Will J.D. Vance be the nominee for the Presidency for the Republican party?",
        "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5854, "volume": 421741, "liquidity": null,
        "lastPrice": 0.54,
        "outcomes": [
          {"outcomeId": "KXPRESNOMR-28-JVANC:YES", "label": "Yes", "price": 0.54, "bestBid": 0.54, "bestAsk": 0.55},
          {"outcomeId": "KXPRESNOMR-28-JVANC:NO", "label": "No", "price": 0.46, "bestBid": 0.45, "bestAsk": 0.46}
        ],
        "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year", "bestBid": 0.54, "bestAsk": 0.55,
      "venue": "kalshi"}
  ]}`,
  },
  '/api/{exchange}/createMarketBuyOrderWithCost': {
    'fI7yy26WKJVW': `{ "success": true,
  "data": { "id": "200000000008", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "market", "price": 0.64,
    "averageFillPrice": 0.64, "amount": 31, "status": "filled", "filled": 31, "filledShares": 31, "remaining": 0,
    "timestamp": 1795219238000}}`,
  },
  '/api/{exchange}/createOrder': {
    'Kao22OXyLwml': `{ "success": true,
  "data": { "id": "200000000005", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
    "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219236000}}`,
  },
  '/api/{exchange}/createOrders': {
    'ESZqQr-p3zJ4': `{ "success": true,
  "data": [
    { "status": "placed",
      "order": { "id": "200000000006", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219237000}},
    { "status": "placed",
      "order": { "id": "200000000007", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 50, "status": "open", "filled": 0, "filledShares": 0, "remaining": 50, "timestamp": 1795219237001}}
  ]}`,
  },
  '/api/{exchange}/editOrder': {
    'nPdVkw4R_tzc': `{ "success": true,
  "data": { "status": "replaced",
    "create": { "status": "placed",
      "order": { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219239002}},
    "order": { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
      "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219239002},
    "cancel": { "orderId": "200000000003", "status": "canceled",
      "order": { "id": "200000000003", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.31,
        "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219200000}}}}`,
  },
  '/api/{exchange}/fetchAllOrders': {
    'u8aoa4SyeeCx': `{ "success": true,
  "data": [
    { "id": "200000000010", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
      "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219241000},
    { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
      "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219239000}
  ]}`,
  },
  '/api/{exchange}/fetchArbitrage': {
    '9jSSEKqoRPsD': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "KXMLBPLAYOFFS-27-SEA", "eventId": "KXMLBPLAYOFFS-27", "title": "Will Seattle make the playoffs?",
        "subtitle": "Seattle",
        "description": "If Seattle qualifies for the 2027 Pro Baseball playoffs, then the market resolves to Yes.",
        "outcomes": [
          { "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "Yes", "price": 0.4,
            "priceChange24h": -0.01, "bestBid": 0.4, "bestAsk": 0.41},
          { "outcomeId": "KXMLBPLAYOFFS-27-SEA:NO", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "No", "price": 0.6,
            "priceChange24h": 0.01, "bestBid": 0.59, "bestAsk": 0.6}
        ],
        "resolutionDate": "2027-10-18T15:00:00.000Z", "volume24h": 11, "volume": 399, "openInterest": 199.5,
        "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxmlbplayoffs-27", "category": "Sports",
        "sourceCategory": "Sports", "tags": ["Sports", "MLB"], "tickSize": 0.01, "status": "active",
        "sourceExchange": "kalshi",
        "sourceMetadata": { "seriesTicker": "KXMLBPLAYOFFS", "strikeType": "custom", "marketType": "binary",
          "openTime": "2026-08-11T15:00:00.000Z", "closeTime": "2027-10-18T15:00:00.000Z",
          "expectedExpirationTime": "2027-10-18T21:00:00.000Z", "latestExpirationTime": "2027-10-25T15:00:00.000Z",
          "priceLevelStructure": "linear_cent", "provisional": false},
        "bestBid": 0.4, "bestAsk": 0.41, "lastPrice": 0.4,
        "yes": { "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "Yes", "price": 0.4,
          "priceChange24h": -0.01, "bestBid": 0.4, "bestAsk": 0.41},
        "no": { "outcomeId": "KXMLBPLAYOFFS-27-SEA:NO", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "No", "price": 0.6,
          "priceChange24h": 0.01, "bestBid": 0.59, "bestAsk": 0.6},
        "asOf": "2026-11-21T00:00:00.000Z", "liquidity": null},
      "marketB": { "marketId": "702622", "title": "Will the Seattle Mariners make the 2027 MLB postseason?",
        "outcomes": [
          { "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616",
            "marketId": "702622", "label": "Yes", "price": 0.455, "bestBid": 0.45, "bestAsk": 0.46},
          { "outcomeId": "61159285033874972581217785428244570578414222661415606004712704811601364014124",
            "marketId": "702622", "label": "No", "price": 0.545, "bestBid": 0.54, "bestAsk": 0.55}
        ],
        "sourceExchange": "polymarket", "eventId": "61224", "subtitle": "Seattle Mariners",
        "description": "This market will resolve to \\"Yes\\" if the Seattle Mariners qualify for the 2027 MLB postseason. Otherwise, this market wi...",
        "slug": "mlb-2027-team-to-make-postseason-sea", "startDate": "2026-07-21T15:00:00.000Z",
        "resolutionDate": "2027-10-04T12:00:00.000Z", "volume24h": 498, "volume": 10632, "volumeUnit": "USD",
        "liquidity": 925,
        "url": "https://polymarket.com/event/mlb-2027-team-to-make-postseason/mlb-2027-team-to-make-postseason-sea",
        "image": "https://images.example.test/mlb-2027-team-to-make-postseason-sea.png", "tags": ["Sports", "MLB"],
        "tickSize": 0.01, "status": "open",
        "contractAddress": "0xbceeef3971b473a869eef2318abd6eeb1fc89b3d052e7f767b4a3c548f7267cf", "bestBid": 0.45,
        "bestAsk": 0.46, "lastPrice": 0.45, "category": "Sports", "sourceCategory": "Sports",
        "sourceMetadata": { "questionID": "0x03655639f2b287146e40b2a27559784dc5890a069ff54e8d11b4f4aaa6ca48d1", "acceptingOrders": true,
          "orderMinSize": 5, "negRisk": false, "negRiskOther": false, "startDate": "2026-07-21T15:00:00Z",
          "feesEnabled": false},
        "yes": { "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616",
          "marketId": "702622", "label": "Yes", "price": 0.455, "bestBid": 0.45, "bestAsk": 0.46},
        "no": { "outcomeId": "61159285033874972581217785428244570578414222661415606004712704811601364014124",
          "marketId": "702622", "label": "No", "price": 0.545, "bestBid": 0.54, "bestAsk": 0.55},
        "asOf": "2026-11-21T00:00:00.000Z"},
      "spread": 0.0356, "buyVenue": "kalshi", "sellVenue": "polymarket", "buyPrice": 0.4144, "sellPrice": 0.45,
      "relation": "identity", "confidence": 0.9884, "size": 50, "cost": 49.07, "payOut": 50, "profit": 0.93,
      "return": 0.018952517, "resolutionDate": "2027-10-18T15:00:00.000Z", "annualizedReturn": 0.020859979,
      "legs": [
        { "venue": "kalshi", "marketId": "KXMLBPLAYOFFS-27-SEA", "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "side": "buy",
          "price": 0.4144, "size": 50, "cost": 20.72, "fee": 0.85, "settlementFee": 0, "payOut": 50,
          "asOf": "2026-11-21T00:01:31.000Z"},
        { "venue": "polymarket", "marketId": "702622",
          "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616", "side": "sell",
          "price": 0.45, "size": 50, "cost": 27.5, "fee": 0, "settlementFee": 0, "payOut": 50,
          "asOf": "2026-11-21T00:01:31.000Z"}
      ],
      "asOf": "2026-11-21T00:01:31.000Z", "settlementNotes": []},
    { "marketA": { "marketId": "702793", "title": "Will Jannik Sinner win the 2027 Men's Australian Open?",
        "outcomes": [
          { "outcomeId": "10103162115710158071454835107611457210667537667833062214105036824313827322032",
            "marketId": "702793", "label": "Yes", "price": 0.38, "bestBid": 0.37, "bestAsk": 0.39},
          { "outcomeId": "16266737347028867236751759533758088979744407926886435915675479359358187121677",
            "marketId": "702793", "label": "No", "price": 0.62, "bestBid": 0.61, "bestAsk": 0.63}
        ],
        "sourceExchange": "polymarket", "eventId": "61254", "subtitle": "Jannik Sinner",
        "description": "This market will resolve to \\"Yes\\" if Jannik Sinner wins the men’s singles. Otherwise, this market will resolve to \\"No\\".\\n...",
        "slug": "2027-mens-australian-open-winner-jsinn", "startDate": "2026-08-27T15:00:00.000Z",
        "resolutionDate": "2027-01-31T12:00:00.000Z", "volume24h": 1887, "volume": 50610, "volumeUnit": "USD",
        "liquidity": 2524,
        "url": "https://polymarket.com/event/2027-mens-australian-open-winner/2027-mens-australian-open-winner-jsinn",
        "image": "https://images.example.test/2027-mens-australian-open-winner-jsinn.png", "tags": ["Sports", "Tennis"],
        "tickSize": 0.01, "status": "open",
        "contractAddress": "0x6593966f9ce8f4c7b41ccf3ca9a4efac27888c2402ace6a3eb8a26c9c9eb90b3", "bestBid": 0.37,
        "bestAsk": 0.39, "lastPrice": 0.38, "category": "Sports", "sourceCategory": "Sports",
        "sourceMetadata": { "questionID": "0x3ed08d40b377093d3238dc3df5965c19564affeaae9577e327ea188791a26efc", "acceptingOrders": true,
          "orderMinSize": 5, "negRisk": true, "negRiskOther": false, "startDate": "2026-08-27T15:00:00Z",
          "feesEnabled": false},
        "yes": { "outcomeId": "10103162115710158071454835107611457210667537667833062214105036824313827322032",
          "marketId": "702793", "label": "Yes", "price": 0.38, "bestBid": 0.37, "bestAsk": 0.39},
        "no": { "outcomeId": "16266737347028867236751759533758088979744407926886435915675479359358187121677",
          "marketId": "702793", "label": "No", "price": 0.62, "bestBid": 0.61, "bestAsk": 0.63},
        "asOf": "2026-11-21T00:00:00.000Z"},
      "marketB": { "marketId": "KXATPAO-27-JSINN", "eventId": "KXATPAO-27",
        "title": "Will Jannik Sinner win the 2027 Australian Open Men's Singles?", "subtitle": "Jannik Sinner",
        "description": "If Jannik Sinner wins the 2027 Australian Open men’s singles, then the market resolves to Yes.",
        "outcomes": [
          { "outcomeId": "KXATPAO-27-JSINN:YES", "marketId": "KXATPAO-27-JSINN", "label": "Yes", "price": 0.42,
            "priceChange24h": 0.03, "bestBid": 0.42, "bestAsk": 0.43},
          { "outcomeId": "KXATPAO-27-JSINN:NO", "marketId": "KXATPAO-27-JSINN", "label": "No", "price": 0.58,
            "priceChange24h": -0.03, "bestBid": 0.57, "bestAsk": 0.58}
        ],
        "resolutionDate": "2027-02-14T15:00:00.000Z", "volume24h": 42, "volume": 1893, "openInterest": 946.5,
        "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxatpao-27", "category": "Sports",
        "sourceCategory": "Sports", "tags": ["Sports", "Tennis"], "tickSize": 0.01, "status": "active",
        "sourceExchange": "kalshi",
        "sourceMetadata": { "seriesTicker": "KXATPAO", "strikeType": "custom", "marketType": "binary",
          "openTime": "2026-07-21T15:00:00.000Z", "closeTime": "2027-02-14T15:00:00.000Z",
          "expectedExpirationTime": "2027-02-14T21:00:00.000Z", "latestExpirationTime": "2027-02-21T15:00:00.000Z",
          "priceLevelStructure": "linear_cent", "provisional": false},
        "bestBid": 0.42, "bestAsk": 0.43, "lastPrice": 0.42,
        "yes": { "outcomeId": "KXATPAO-27-JSINN:YES", "marketId": "KXATPAO-27-JSINN", "label": "Yes", "price": 0.42,
          "priceChange24h": 0.03, "bestBid": 0.42, "bestAsk": 0.43},
        "no": { "outcomeId": "KXATPAO-27-JSINN:NO", "marketId": "KXATPAO-27-JSINN", "label": "No", "price": 0.58,
          "priceChange24h": -0.03, "bestBid": 0.57, "bestAsk": 0.58},
        "asOf": "2026-11-21T00:00:00.000Z", "liquidity": null},
      "spread": 0.03, "buyVenue": "polymarket", "sellVenue": "kalshi", "buyPrice": 0.39, "sellPrice": 0.42,
      "relation": "identity", "confidence": 0.9931, "size": 41, "cost": 40.47, "payOut": 41, "profit": 0.53,
      "return": 0.013096121, "resolutionDate": "2027-02-14T15:00:00.000Z", "annualizedReturn": 0.055826485,
      "legs": [
        { "venue": "polymarket", "marketId": "702793",
          "outcomeId": "10103162115710158071454835107611457210667537667833062214105036824313827322032", "side": "buy",
          "price": 0.39, "size": 41, "cost": 15.99, "fee": 0, "settlementFee": 0, "payOut": 41,
          "asOf": "2026-11-21T00:01:31.000Z"},
        { "venue": "kalshi", "marketId": "KXATPAO-27-JSINN", "outcomeId": "KXATPAO-27-JSINN:YES", "side": "sell",
          "price": 0.42, "size": 41, "cost": 23.78, "fee": 0.7, "settlementFee": 0, "payOut": 41,
          "asOf": "2026-11-21T00:01:31.000Z"}
      ],
      "asOf": "2026-11-21T00:01:31.000Z", "settlementNotes": []}
  ]}`,
  },
  '/api/{exchange}/fetchBalance': {
    'XPE6shuERNAe': `{ "success": true,
  "data": [{"currency": "USDC", "total": 9916.16, "available": 9772.16, "locked": 144, "venue": "hyperliquid"}]}`,
  },
  '/api/{exchange}/fetchClosedOrders': {
    '1jPwN2Ha5e7o': `{ "success": true,
  "data": [
    { "id": "200000000008", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "market", "price": 0.64,
      "amount": 31, "status": "filled", "filled": 31, "filledShares": 31, "remaining": 0, "timestamp": 1795219238000},
    { "id": "200000000001", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.64,
      "amount": 100, "status": "filled", "filled": 100, "filledShares": 100, "remaining": 0, "timestamp": 1795219200000}
  ]}`,
  },
  '/api/{exchange}/fetchEvent': {
    '1joD7gmFg68H': `{ "success": true,
  "data": { "id": "mayor", "title": "Who becomes mayor of Testham?", "slug": "mayor",
    "markets": [
      { "asOf": "2026-11-21T00:00:13.000Z", "marketId": "mayor-1", "eventId": "mayor",
        "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
        "description": "Made up for trying things out. Settles to Yes if so.",
        "outcomes": [
          { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
            "bestAsk": 0.43},
          { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
            "bestAsk": 0.59}
        ],
        "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
        "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41, "bestAsk": 0.43,
        "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
          "bestAsk": 0.43},
        "no": { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
          "bestAsk": 0.59},
        "volume24h": null, "liquidity": null},
      { "asOf": "2026-11-21T00:00:13.000Z", "marketId": "mayor-2", "eventId": "mayor",
        "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
        "description": "Made up for trying things out. Settles to Yes if so.",
        "outcomes": [
          { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
            "bestAsk": 0.31},
          { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
            "bestAsk": 0.71}
        ],
        "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
        "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29, "bestAsk": 0.31,
        "yes": { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
          "bestAsk": 0.31},
        "no": { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
          "bestAsk": 0.71},
        "volume24h": null, "liquidity": null}
    ],
    "volume": 24000, "volumeUnit": "contracts", "url": "https://mock.example/events/mayor", "category": "Politics",
    "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "description": null}}`,
  },
  '/api/{exchange}/fetchEventMatches': {
    'VM1ZfjUgaidJ': `{ "success": true,
  "data": [
    { "event": { "id": "GOPNOM2028", "eventId": "gemini-titan:GOPNOM2028", "sourceExchange": "gemini-titan",
        "title": "2028 Republican presidential nominee", "url": "https://www.gemini.com/predictions/GOPNOM2028",
        "slug": null, "category": "Politics", "volume24h": 29615, "volume": 1045565, "volumeUnit": "USD",
        "marketCount": 12, "description": null, "markets": []},
      "marketMatches": [
        { "market": { "marketId": "GEMI-GOPNOM2028-JVANC", "title": "2028 Republican presidential nominee: JD Vance",
            "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
            "lastPrice": 0.55,
            "outcomes": [
              { "outcomeId": "GEMI-GOPNOM2028-JVANC:yes", "label": "Yes", "price": 0.55, "bestBid": 0.55,
                "bestAsk": 0.56},
              {"outcomeId": "GEMI-GOPNOM2028-JVANC:no", "label": "No", "price": 0.45, "bestBid": 0.44, "bestAsk": 0.45}
            ],
            "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
          "sourceMarket": { "marketId": "1.246100004:58800010",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
            "outcomes": [
              { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
                "bestAsk": 0.561798},
              { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
                "bestAsk": 0.447514}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"},
        { "market": { "marketId": "GEMI-GOPNOM2028-MRUBI", "title": "2028 Republican presidential nominee: Marco Rubio",
            "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
            "lastPrice": 0.17,
            "outcomes": [
              { "outcomeId": "GEMI-GOPNOM2028-MRUBI:yes", "label": "Yes", "price": 0.17, "bestBid": 0.17,
                "bestAsk": 0.18},
              {"outcomeId": "GEMI-GOPNOM2028-MRUBI:no", "label": "No", "price": 0.83, "bestBid": 0.82, "bestAsk": 0.83}
            ],
            "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
          "sourceMarket": { "marketId": "1.246100004:58800011",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: Marco Rubio",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 111378, "liquidity": null, "lastPrice": 0.181818,
            "outcomes": [
              { "outcomeId": "1.246100004:58800011:YES", "label": "Yes", "price": 0.181818, "bestBid": 0.178571,
                "bestAsk": 0.185185},
              { "outcomeId": "1.246100004:58800011:NO", "label": "No", "price": 0.818182, "bestBid": 0.814815,
                "bestAsk": 0.821429}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"}
      ]},
    { "event": { "id": "KXPRESNOMR-28", "eventId": "kalshi:KXPRESNOMR-28", "sourceExchange": "kalshi",
        "title": "Republican nominee in 2028?", "url": "https://kalshi.com/events/kxpresnomr-28",
        "slug": "kxpresnomr-28", "category": "Politics", "volume24h": 130216, "volume": 2811599,
        "volumeUnit": "contracts", "marketCount": 12, "description": null, "markets": []},
      "marketMatches": [
        { "market": { "marketId": "KXPRESNOMR-28-JVANC",
            "title": "Will J.D. Vance be the nominee for the Presidency for the Republican party?",
            "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5854, "volume": 421741,
            "liquidity": null, "lastPrice": 0.54,
            "outcomes": [
              {"outcomeId": "KXPRESNOMR-28-JVANC:YES", "label": "Yes", "price": 0.54, "bestBid": 0.54, "bestAsk": 0.55},
              {"outcomeId": "KXPRESNOMR-28-JVANC:NO", "label": "No", "price": 0.46, "bestBid": 0.45, "bestAsk": 0.46}
            ],
            "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
          "sourceMarket": { "marketId": "1.246100004:58800010",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
            "outcomes": [
              { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
                "bestAsk": 0.561798},
              { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
                "bestAsk": 0.447514}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"},
        { "market": { "marketId": "KXPRESNOMR-28-MRUBI",
            "title": "Will Marco Rubio be the nominee for the Presidency for the Republican party?",
            "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 103, "volume": 1622, "liquidity": null,
            "lastPrice": 0.18,
            "outcomes": [
              {"outcomeId": "KXPRESNOMR-28-MRUBI:YES", "label": "Yes", "price": 0.18, "bestBid": 0.17, "bestAsk": 0.19},
              {"outcomeId": "KXPRESNOMR-28-MRUBI:NO", "label": "No", "price": 0.82, "bestBid": 0.81, "bestAsk": 0.83}
            ],
            "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
          "sourceMarket": { "marketId": "1.246100004:58800011",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: Marco Rubio",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 111378, "liquidity": null, "lastPrice": 0.181818,
            "outcomes": [
              { "outcomeId": "1.246100004:58800011:YES", "label": "Yes", "price": 0.181818, "bestBid": 0.178571,
                "bestAsk": 0.185185},
              { "outcomeId": "1.246100004:58800011:NO", "label": "No", "price": 0.818182, "bestBid": 0.814815,
                "bestAsk": 0.821429}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"}
      ]}
  ]}`,
  },
  '/api/{exchange}/fetchEventMetadata': {
    'szwffqi-C3MU': `{"success": true, "data": {"madeUp": true, "markets": 3}}`,
  },
  '/api/{exchange}/fetchEvents': {
    'B_MgugjOTJLE': `{ "success": true,
  "data": [
    { "id": "mayor", "title": "Who becomes mayor of Testham?", "slug": "mayor",
      "markets": [
        { "asOf": "2026-11-21T00:00:07.000Z", "marketId": "mayor-1", "eventId": "mayor",
          "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
          "description": "Made up for trying things out. Settles to Yes if so.",
          "outcomes": [
            { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
              "bestAsk": 0.43},
            { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
              "bestAsk": 0.59}
          ],
          "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
          "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
          "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41,
          "bestAsk": 0.43,
          "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
            "bestAsk": 0.43},
          "no": { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
            "bestAsk": 0.59},
          "volume24h": null, "liquidity": null},
        { "asOf": "2026-11-21T00:00:07.000Z", "marketId": "mayor-2", "eventId": "mayor",
          "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
          "description": "Made up for trying things out. Settles to Yes if so.",
          "outcomes": [
            { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
              "bestAsk": 0.31},
            { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
              "bestAsk": 0.71}
          ],
          "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
          "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
          "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29,
          "bestAsk": 0.31,
          "yes": { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
            "bestAsk": 0.31},
          "no": { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
            "bestAsk": 0.71},
          "volume24h": null, "liquidity": null}
      ],
      "volume": 24000, "volumeUnit": "contracts", "url": "https://mock.example/events/mayor", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "description": null}
  ]}`,
  },
  '/api/{exchange}/fetchEventsPaginated': {
    'YQy-LoBaHNVW': `{ "success": true,
  "data": { "total": 8, "nextCursor": "2",
    "data": [
      { "id": "mayor", "title": "Who becomes mayor of Testham?", "slug": "mayor",
        "markets": [
          { "asOf": "2026-11-21T00:00:09.000Z", "marketId": "mayor-1", "eventId": "mayor",
            "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
            "description": "Made up for trying things out. Settles to Yes if so.",
            "outcomes": [
              { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
                "bestAsk": 0.43},
              { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
                "bestAsk": 0.59}
            ],
            "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
            "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
            "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41,
            "bestAsk": 0.43,
            "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
              "bestAsk": 0.43},
            "no": { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
              "bestAsk": 0.59},
            "volume24h": null, "liquidity": null},
          { "asOf": "2026-11-21T00:00:09.000Z", "marketId": "mayor-2", "eventId": "mayor",
            "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
            "description": "Made up for trying things out. Settles to Yes if so.",
            "outcomes": [
              { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
                "bestAsk": 0.31},
              { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
                "bestAsk": 0.71}
            ],
            "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
            "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
            "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29,
            "bestAsk": 0.31,
            "yes": { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
              "bestAsk": 0.31},
            "no": { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
              "bestAsk": 0.71},
            "volume24h": null, "liquidity": null}
        ],
        "volume": 24000, "volumeUnit": "contracts", "url": "https://mock.example/events/mayor", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "description": null},
      { "id": "bridge", "title": "Testham bridge opens by...?", "slug": "bridge",
        "markets": [
          { "asOf": "2026-11-21T00:00:09.000Z", "marketId": "bridge-1", "eventId": "bridge",
            "title": "Will the Testham bridge open by June 30, 2099?", "slug": "bridge-1", "subtitle": "June 30, 2099",
            "description": "Made up for trying things out. Settles to Yes if so.",
            "outcomes": [
              { "outcomeId": "bridge-1:1", "marketId": "bridge-1", "label": "Yes", "price": 0.18, "bestBid": 0.17,
                "bestAsk": 0.19},
              { "outcomeId": "bridge-1:2", "marketId": "bridge-1", "label": "No", "price": 0.82, "bestBid": 0.81,
                "bestAsk": 0.83}
            ],
            "resolutionDate": "2099-12-31T23:59:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
            "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/bridge", "category": "World",
            "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "bestBid": 0.17, "bestAsk": 0.19,
            "yes": { "outcomeId": "bridge-1:1", "marketId": "bridge-1", "label": "Yes", "price": 0.18, "bestBid": 0.17,
              "bestAsk": 0.19},
            "no": { "outcomeId": "bridge-1:2", "marketId": "bridge-1", "label": "No", "price": 0.82, "bestBid": 0.81,
              "bestAsk": 0.83},
            "volume24h": null, "liquidity": null},
          { "asOf": "2026-11-21T00:00:09.000Z", "marketId": "bridge-2", "eventId": "bridge",
            "title": "Will the Testham bridge open by December 31, 2099?", "slug": "bridge-2",
            "subtitle": "December 31, 2099", "description": "Made up for trying things out. Settles to Yes if so.",
            "outcomes": [
              { "outcomeId": "bridge-2:1", "marketId": "bridge-2", "label": "Yes", "price": 0.63, "bestBid": 0.62,
                "bestAsk": 0.64},
              { "outcomeId": "bridge-2:2", "marketId": "bridge-2", "label": "No", "price": 0.37, "bestBid": 0.36,
                "bestAsk": 0.38}
            ],
            "resolutionDate": "2099-12-31T23:59:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
            "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/bridge", "category": "World",
            "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "bestBid": 0.62, "bestAsk": 0.64,
            "yes": { "outcomeId": "bridge-2:1", "marketId": "bridge-2", "label": "Yes", "price": 0.63, "bestBid": 0.62,
              "bestAsk": 0.64},
            "no": { "outcomeId": "bridge-2:2", "marketId": "bridge-2", "label": "No", "price": 0.37, "bestBid": 0.36,
              "bestAsk": 0.38},
            "volume24h": null, "liquidity": null}
        ],
        "volume": 17000, "volumeUnit": "contracts", "url": "https://mock.example/events/bridge", "category": "World",
        "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "description": null}
    ]}}`,
  },
  '/api/{exchange}/fetchHedges': {
    'Zg33kfP0T96P': `{ "success": true,
  "data": [
    { "market": { "marketId": "318424", "title": "Will OpenAI file publicly for an IPO by June 30, 2027?",
        "slug": "will-openai-file-publicly-for-an-ipo-by-june-30-2027-1792087738956",
        "url": "https://limitless.exchange/markets/will-openai-file-publicly-for-an-ipo-by-june-30-2027-1792087738956",
        "startDate": "2026-10-02T15:00:00.000Z", "resolutionDate": "2027-06-30T23:59:00.000Z", "status": "FUNDED",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "volume": 1817, "liquidity": null,
        "outcomes": [
          { "outcomeId": "53467126117364458824782128768378239690553588058989914644854305765988441731763",
            "label": "Yes", "price": 0.4665, "bestBid": 0.465, "bestAsk": 0.468},
          { "outcomeId": "112203878886636952103208234987903388697510889937085123048435409382875986367335",
            "label": "No", "price": 0.5335, "bestBid": 0.532, "bestAsk": 0.535}
        ],
        "eventId": "318424", "sourceExchange": "limitless", "category": "Business and Finance", "volumeUnit": "USD"},
      "relation": "subset", "confidence": 0.9965,
      "reasoning": "subset: agree in shared words, wording, window; differ in consequence (Will OpenAI IPO before Jul 1, 2027? / Will OpenAI...",
      "bestBid": 0.465, "bestAsk": 0.468, "venue": "limitless"},
    { "market": { "marketId": "703244", "title": "OpenAI IPO by June 30, 2027?", "slug": "openai-ipo-by-27jun30",
        "url": "https://polymarket.com/event/openai-ipo-by/openai-ipo-by-27jun30",
        "startDate": "2026-07-25T15:00:00.000Z", "resolutionDate": "2027-06-30T12:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5414, "volume": 109207, "liquidity": 4868, "lastPrice": 0.17,
        "outcomes": [
          { "outcomeId": "74411403593098988347759439679842894457928555385454322646561072796984206030230",
            "label": "Yes", "price": 0.17, "bestBid": 0.16, "bestAsk": 0.18},
          { "outcomeId": "80221363073916356296593327078766278734001878310945764044307962269039824562464", "label": "No",
            "price": 0.83, "bestBid": 0.82, "bestAsk": 0.84}
        ],
        "eventId": "61355", "sourceExchange": "polymarket", "category": "Business and Finance", "volumeUnit": "USD"},
      "relation": "superset", "confidence": 0.9965,
      "reasoning": "superset: agree in shared words, wording, window; differ in consequence (Will OpenAI file publicly for an IPO by June 30...",
      "bestBid": 0.16, "bestAsk": 0.18, "venue": "polymarket"}
  ]}`,
  },
  '/api/{exchange}/fetchMarket': {
    'hkIsTRCLe5ew': `{ "success": true,
  "data": { "asOf": "2026-11-21T00:00:11.000Z", "marketId": "mayor-1", "eventId": "mayor",
    "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
    "description": "Made up for trying things out. Settles to Yes if so.",
    "outcomes": [
      { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
        "bestAsk": 0.43},
      {"outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57, "bestAsk": 0.59}
    ],
    "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
    "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
    "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41, "bestAsk": 0.43,
    "yes": {"outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41, "bestAsk": 0.43},
    "no": {"outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57, "bestAsk": 0.59},
    "volume24h": null, "liquidity": null}}`,
  },
  '/api/{exchange}/fetchMarketMatches': {
    'BiDfydVeyMcS': `{ "success": true,
  "data": [
    { "market": { "marketId": "GEMI-GOPNOM2028-JVANC", "title": "2028 Republican presidential nominee: JD Vance",
        "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null, "lastPrice": 0.55,
        "outcomes": [
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:yes", "label": "Yes", "price": 0.55, "bestBid": 0.55, "bestAsk": 0.56},
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:no", "label": "No", "price": 0.45, "bestBid": 0.44, "bestAsk": 0.45}
        ],
        "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
      "sourceMarket": { "marketId": "1.246100004:58800010",
        "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
        "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
        "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
        "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
        "outcomes": [
          { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
            "bestAsk": 0.561798},
          { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
            "bestAsk": 0.447514}
        ],
        "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year"},
    { "market": { "marketId": "KXPRESNOMR-28-JVANC",
        "title": "Will J.D. Vance be the nominee for the Presidency for the Republican party?",
        "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5854, "volume": 421741, "liquidity": null,
        "lastPrice": 0.54,
        "outcomes": [
          {"outcomeId": "KXPRESNOMR-28-JVANC:YES", "label": "Yes", "price": 0.54, "bestBid": 0.54, "bestAsk": 0.55},
          {"outcomeId": "KXPRESNOMR-28-JVANC:NO", "label": "No", "price": 0.46, "bestBid": 0.45, "bestAsk": 0.46}
        ],
        "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "sourceMarket": { "marketId": "1.246100004:58800010",
        "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
        "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
        "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
        "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
        "outcomes": [
          { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
            "bestAsk": 0.561798},
          { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
            "bestAsk": 0.447514}
        ],
        "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year"}
  ]}`,
  },
  '/api/{exchange}/fetchMarkets': {
    'ou4HD0JHTFvD': `{ "success": true,
  "data": [
    { "asOf": "2026-11-21T00:00:03.000Z", "marketId": "mayor-1", "eventId": "mayor",
      "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
      "description": "Made up for trying things out. Settles to Yes if so.",
      "outcomes": [
        { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
          "bestAsk": 0.43},
        { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
          "bestAsk": 0.59}
      ],
      "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
      "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41, "bestAsk": 0.43,
      "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
        "bestAsk": 0.43},
      "no": {"outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57, "bestAsk": 0.59},
      "volume24h": null, "liquidity": null},
    { "asOf": "2026-11-21T00:00:03.000Z", "marketId": "mayor-2", "eventId": "mayor",
      "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
      "description": "Made up for trying things out. Settles to Yes if so.",
      "outcomes": [
        { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
          "bestAsk": 0.31},
        { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
          "bestAsk": 0.71}
      ],
      "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
      "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29, "bestAsk": 0.31,
      "yes": {"outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29, "bestAsk": 0.31},
      "no": {"outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69, "bestAsk": 0.71},
      "volume24h": null, "liquidity": null}
  ]}`,
  },
  '/api/{exchange}/fetchMarketsPaginated': {
    'Y_Cg804tuv2D': `{ "success": true,
  "data": { "data": [
      { "asOf": "2026-11-21T00:00:05.000Z", "marketId": "mayor-1", "eventId": "mayor",
        "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
        "description": "Made up for trying things out. Settles to Yes if so.",
        "outcomes": [
          { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
            "bestAsk": 0.43},
          { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
            "bestAsk": 0.59}
        ],
        "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
        "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41, "bestAsk": 0.43,
        "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
          "bestAsk": 0.43},
        "no": { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
          "bestAsk": 0.59},
        "volume24h": null, "liquidity": null},
      { "asOf": "2026-11-21T00:00:05.000Z", "marketId": "mayor-2", "eventId": "mayor",
        "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
        "description": "Made up for trying things out. Settles to Yes if so.",
        "outcomes": [
          { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
            "bestAsk": 0.31},
          { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
            "bestAsk": 0.71}
        ],
        "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
        "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29, "bestAsk": 0.31,
        "yes": { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
          "bestAsk": 0.31},
        "no": { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
          "bestAsk": 0.71},
        "volume24h": null, "liquidity": null}
    ],
    "nextCursor": "2/"}}`,
  },
  '/api/{exchange}/fetchMatchedEventClusters': {
    'lesPfh0pZSX4': `{ "success": true,
  "data": [
    { "clusterId": "ecl_6173e86aed5cec8b", "canonicalTitle": "UEFA Champions League 2026-27 Winner",
      "category": "Sports", "relations": ["identity"], "confidence": 0.9845, "volume24h": 452095,
      "events": [
        { "id": "UCL2627", "eventId": "gemini-titan:UCL2627", "sourceExchange": "gemini-titan",
          "title": "UEFA Champions League 2026-27 winner", "url": "https://www.gemini.com/predictions/UCL2627",
          "slug": null, "category": "Sports", "volume24h": 32786, "volume": 1243700, "volumeUnit": "USD",
          "marketCount": 20, "description": null,
          "markets": [
            { "marketId": "GEMI-UCL2627-AMADR", "title": "UEFA Champions League 2026-27 winner: Atletico Madrid",
              "url": "https://www.gemini.com/predictions/UCL2627", "resolutionDate": "2027-06-05T23:59:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
              "lastPrice": 0.02,
              "outcomes": [
                { "outcomeId": "GEMI-UCL2627-AMADR:yes", "label": "Yes", "price": 0.02, "bestBid": 0.01,
                  "bestAsk": 0.04},
                {"outcomeId": "GEMI-UCL2627-AMADR:no", "label": "No", "price": 0.98, "bestBid": 0.96, "bestAsk": 0.99}
              ]}
          ]},
        { "id": "q41", "eventId": "hyperliquid:q41", "sourceExchange": "hyperliquid",
          "title": "UEFA Champions League 2026-27 Winner", "url": null, "slug": null, "volume24h": 71103,
          "volumeUnit": "contracts", "marketCount": 20, "description": null,
          "markets": [
            { "marketId": "901", "title": "UEFA Champions League 2026-27 Winner: Arsenal",
              "url": "https://app.hyperliquid.xyz/trade/%239010", "resolutionDate": "2027-06-05T23:59:00.000Z",
              "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 503, "liquidity": null,
              "outcomes": [
                {"outcomeId": "#9010", "label": "Yes", "price": 0.18},
                {"outcomeId": "#9011", "label": "No", "price": 0.82}
              ]}
          ]}
      ]},
    { "clusterId": "ecl_1a5a082713662019", "canonicalTitle": "Pro Hockey Champion?", "category": "Sports",
      "relations": ["identity"], "confidence": 0.9951, "volume24h": 421473,
      "events": [
        { "id": "KXNHL-27", "eventId": "kalshi:KXNHL-27", "sourceExchange": "kalshi", "title": "Pro Hockey Champion?",
          "url": "https://kalshi.com/events/kxnhl-27", "slug": "kxnhl-27", "category": "Sports", "volume24h": 171767,
          "volume": 4579594, "volumeUnit": "contracts", "marketCount": 26, "description": null,
          "markets": [
            { "marketId": "KXNHL-27-WSH", "title": "Will the Washington Capitals win the 2027 Stanley Cup Finals?",
              "url": "https://kalshi.com/events/kxnhl-27", "resolutionDate": "2027-07-04T15:00:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 56741, "volume": 836239,
              "liquidity": null, "lastPrice": 0.03,
              "outcomes": [
                {"outcomeId": "KXNHL-27-WSH:YES", "label": "Yes", "price": 0.03, "bestBid": 0.03, "bestAsk": 0.04},
                {"outcomeId": "KXNHL-27-WSH:NO", "label": "No", "price": 0.97, "bestBid": 0.96, "bestAsk": 0.97}
              ]},
            { "marketId": "KXNHL-27-ANA", "title": "Will the Anaheim Ducks win the 2027 Stanley Cup Finals?",
              "url": "https://kalshi.com/events/kxnhl-27", "resolutionDate": "2027-07-04T15:00:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 12779, "volume": 284928,
              "liquidity": null, "lastPrice": 0.02,
              "outcomes": [
                {"outcomeId": "KXNHL-27-ANA:YES", "label": "Yes", "price": 0.02, "bestBid": 0.01, "bestAsk": 0.03},
                {"outcomeId": "KXNHL-27-ANA:NO", "label": "No", "price": 0.98, "bestBid": 0.97, "bestAsk": 0.99}
              ]}
          ]},
        { "id": "61221", "eventId": "polymarket:61221", "sourceExchange": "polymarket",
          "title": "2027 NHL Stanley Cup Champion", "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion",
          "slug": "2027-nhl-stanley-cup-champion", "category": "Sports", "volume24h": 114699, "volume": 2942176,
          "volumeUnit": "USD", "marketCount": 26, "description": null,
          "markets": [
            { "marketId": "702578", "title": "Will the Washington Capitals win the 2027 NHL Stanley Cup?",
              "slug": "2027-nhl-stanley-cup-champion-wsh",
              "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion/2027-nhl-stanley-cup-champion-wsh",
              "startDate": "2026-10-22T15:00:00.000Z", "resolutionDate": "2027-06-20T12:00:00.000Z", "status": "open",
              "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 1377, "volume": 22227, "liquidity": 1389,
              "lastPrice": 0.026,
              "outcomes": [
                { "outcomeId": "67599676232524748814743766548752453745371560860417538230412006290807309887848",
                  "label": "Yes", "price": 0.0265, "bestBid": 0.025, "bestAsk": 0.028},
                { "outcomeId": "9185527189624878688380565996158038341923127960599355208643501752039840119492",
                  "label": "No", "price": 0.9735, "bestBid": 0.972, "bestAsk": 0.975}
              ]},
            { "marketId": "702580", "title": "Will the Anaheim Ducks win the 2027 NHL Stanley Cup?",
              "slug": "2027-nhl-stanley-cup-champion-ana",
              "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion/2027-nhl-stanley-cup-champion-ana",
              "startDate": "2026-10-22T15:00:00.000Z", "resolutionDate": "2027-06-20T12:00:00.000Z", "status": "open",
              "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 363, "volume": 7628, "liquidity": 805,
              "lastPrice": 0.017,
              "outcomes": [
                { "outcomeId": "112965034783235113868243792283614301719405391249822632420021981279018119650630",
                  "label": "Yes", "price": 0.017, "bestBid": 0.016, "bestAsk": 0.018},
                { "outcomeId": "35085740990405276395294754322258629786650032943009105016030719054891872345247",
                  "label": "No", "price": 0.983, "bestBid": 0.982, "bestAsk": 0.984}
              ]}
          ]}
      ]}
  ]}`,
  },
  '/api/{exchange}/fetchMatchedMarketClusters': {
    '6LElK505jkUv': `{ "success": true,
  "data": [
    { "clusterId": "mcl_accddfd86ddea8f2", "canonicalTitle": "2028 US Presidential Election Winner: Marco Rubio",
      "category": "Politics", "relations": ["identity"], "confidence": 0.9966, "volume24h": 118307,
      "yes": { "buy": {"venue": "limitless", "price": 0.098}, "sell": {"venue": "gemini-titan", "price": 0.1},
        "spread": -0.002},
      "markets": [
        { "sourceExchange": "hyperliquid", "marketId": "924", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z", "outcomes": [{"outcomeId": "#9240", "label": "Yes", "price": 0.1}]},
        { "sourceExchange": "kalshi", "marketId": "KXPRESPERSON-28-MRUBI", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [{"outcomeId": "KXPRESPERSON-28-MRUBI:YES", "label": "Yes", "bestBid": 0.09, "bestAsk": 0.1}]}
      ]},
    { "clusterId": "mcl_88a95b6b3b9b9c94",
      "canonicalTitle": "Will NVIDIA be the largest company in the world on Dec 31, 2026?",
      "category": "Business and Finance", "relations": ["identity"], "confidence": 0.9965, "volume24h": 82505,
      "yes": { "buy": {"venue": "gemini-titan", "price": 0.67}, "sell": {"venue": "predictfun", "price": 0.683},
        "spread": -0.013},
      "markets": [
        { "sourceExchange": "kalshi", "marketId": "KXLARGESTCO-26DEC31-NVIDI", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [{"outcomeId": "KXLARGESTCO-26DEC31-NVIDI:YES", "label": "Yes", "bestBid": 0.67, "bestAsk": 0.7}]},
        { "sourceExchange": "probable", "marketId": "2459", "title": null, "url": null, "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [
            { "outcomeId": "22425722532814317846966336855546484252835099791446102171814470147036854441408",
              "label": "Yes"}
          ]}
      ]}
  ]}`,
  },
  '/api/{exchange}/fetchMatchedMarkets': {
    'ab8oz-3tZtlg': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "GOVPARTYKY-27-DEMOC", "title": "Will Democrats win the governorship in Kentucky?",
        "url": "https://kalshi.com/events/govpartyky-27", "resolutionDate": "2027-11-16T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 246, "volume": 9046, "liquidity": null,
        "lastPrice": 0.39,
        "outcomes": [
          {"outcomeId": "GOVPARTYKY-27-DEMOC:YES", "label": "Yes", "price": 0.39, "bestBid": 0.38, "bestAsk": 0.4},
          {"outcomeId": "GOVPARTYKY-27-DEMOC:NO", "label": "No", "price": 0.61, "bestBid": 0.6, "bestAsk": 0.62}
        ],
        "eventId": "GOVPARTYKY-27", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "marketB": { "marketId": "33129", "title": "Which party will win the 2027 Kentucky gubernatorial election?: Democratic",
        "url": "https://www.predictit.org/markets/detail/8244/Which-party-will-win-the-2027-Kentucky-gubernatorial-election",
        "resolutionDate": "2027-11-05", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
        "liquidity": null, "lastPrice": 0.33,
        "outcomes": [
          {"outcomeId": "33129:YES", "label": "Yes", "price": 0.33, "bestBid": 0.32, "bestAsk": 0.34},
          {"outcomeId": "33129:NO", "label": "No", "price": 0.67, "bestBid": 0.66, "bestAsk": 0.68}
        ],
        "eventId": "8244", "sourceExchange": "predictit"},
      "priceDifference": 0.06, "venueA": "kalshi", "venueB": "predictit", "priceA": 0.39, "priceB": 0.33,
      "relation": "identity", "confidence": 0.997,
      "reasoning": "identity: agree in shared words, wording, window, year"},
    { "marketA": { "marketId": "921", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "url": "https://app.hyperliquid.xyz/trade/%239210", "resolutionDate": "2026-12-13T03:00:00.000Z",
        "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 2065, "liquidity": null,
        "outcomes": [
          {"outcomeId": "#9210", "label": "Ilia Topuria", "price": 0.63},
          {"outcomeId": "#9211", "label": "Arman Tsarukyan", "price": 0.37}
        ],
        "eventId": "921", "sourceExchange": "hyperliquid", "volumeUnit": "contracts"},
      "marketB": { "marketId": "56:170202", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "slug": "ufc-ilia-topuria-vs-arman-tsarukyan",
        "url": "https://myriad.markets/markets/ufc-ilia-topuria-vs-arman-tsarukyan",
        "startDate": "2026-11-17T15:00:00.000Z", "resolutionDate": "2026-12-13T03:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 88, "volume": 1421, "liquidity": 557,
        "outcomes": [
          {"outcomeId": "56:170202:0", "label": "Ilia Topuria", "price": 0.69, "bestBid": 0.68, "bestAsk": 0.7},
          {"outcomeId": "56:170202:1", "label": "Arman Tsarukyan", "price": 0.31, "bestBid": 0.3, "bestAsk": 0.32}
        ],
        "eventId": "56:170202", "sourceExchange": "myriad", "category": "Sports", "volumeUnit": "USD"},
      "priceDifference": 0.06, "venueA": "hyperliquid", "venueB": "myriad", "priceA": 0.63, "priceB": 0.69,
      "relation": "identity", "confidence": 0.9969, "reasoning": "identity: agree in game, bet"}
  ]}`,
  },
  '/api/{exchange}/fetchMatchedPrices': {
    'TPHksE6D6IRE': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "GOVPARTYKY-27-DEMOC", "title": "Will Democrats win the governorship in Kentucky?",
        "url": "https://kalshi.com/events/govpartyky-27", "resolutionDate": "2027-11-16T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 246, "volume": 9046, "liquidity": null,
        "lastPrice": 0.39,
        "outcomes": [
          {"outcomeId": "GOVPARTYKY-27-DEMOC:YES", "label": "Yes", "price": 0.39, "bestBid": 0.38, "bestAsk": 0.4},
          {"outcomeId": "GOVPARTYKY-27-DEMOC:NO", "label": "No", "price": 0.61, "bestBid": 0.6, "bestAsk": 0.62}
        ],
        "eventId": "GOVPARTYKY-27", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "marketB": { "marketId": "33129", "title": "Which party will win the 2027 Kentucky gubernatorial election?: Democratic",
        "url": "https://www.predictit.org/markets/detail/8244/Which-party-will-win-the-2027-Kentucky-gubernatorial-election",
        "resolutionDate": "2027-11-05", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
        "liquidity": null, "lastPrice": 0.33,
        "outcomes": [
          {"outcomeId": "33129:YES", "label": "Yes", "price": 0.33, "bestBid": 0.32, "bestAsk": 0.34},
          {"outcomeId": "33129:NO", "label": "No", "price": 0.67, "bestBid": 0.66, "bestAsk": 0.68}
        ],
        "eventId": "8244", "sourceExchange": "predictit"},
      "priceDifference": 0.06, "venueA": "kalshi", "venueB": "predictit", "priceA": 0.39, "priceB": 0.33,
      "relation": "identity", "confidence": 0.997,
      "reasoning": "identity: agree in shared words, wording, window, year"},
    { "marketA": { "marketId": "921", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "url": "https://app.hyperliquid.xyz/trade/%239210", "resolutionDate": "2026-12-13T03:00:00.000Z",
        "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 2065, "liquidity": null,
        "outcomes": [
          {"outcomeId": "#9210", "label": "Ilia Topuria", "price": 0.63},
          {"outcomeId": "#9211", "label": "Arman Tsarukyan", "price": 0.37}
        ],
        "eventId": "921", "sourceExchange": "hyperliquid", "volumeUnit": "contracts"},
      "marketB": { "marketId": "56:170202", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "slug": "ufc-ilia-topuria-vs-arman-tsarukyan",
        "url": "https://myriad.markets/markets/ufc-ilia-topuria-vs-arman-tsarukyan",
        "startDate": "2026-11-17T15:00:00.000Z", "resolutionDate": "2026-12-13T03:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 88, "volume": 1421, "liquidity": 557,
        "outcomes": [
          {"outcomeId": "56:170202:0", "label": "Ilia Topuria", "price": 0.69, "bestBid": 0.68, "bestAsk": 0.7},
          {"outcomeId": "56:170202:1", "label": "Arman Tsarukyan", "price": 0.31, "bestBid": 0.3, "bestAsk": 0.32}
        ],
        "eventId": "56:170202", "sourceExchange": "myriad", "category": "Sports", "volumeUnit": "USD"},
      "priceDifference": 0.06, "venueA": "hyperliquid", "venueB": "myriad", "priceA": 0.63, "priceB": 0.69,
      "relation": "identity", "confidence": 0.9969, "reasoning": "identity: agree in game, bet"}
  ]}`,
  },
  '/api/{exchange}/fetchMatches': {
    'N44idz1Y3V-Z': `{ "success": true,
  "data": [
    { "market": { "marketId": "GEMI-GOPNOM2028-JVANC", "title": "2028 Republican presidential nominee: JD Vance",
        "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null, "lastPrice": 0.55,
        "outcomes": [
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:yes", "label": "Yes", "price": 0.55, "bestBid": 0.55, "bestAsk": 0.56},
          {"outcomeId": "GEMI-GOPNOM2028-JVANC:no", "label": "No", "price": 0.45, "bestBid": 0.44, "bestAsk": 0.45}
        ],
        "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
      "sourceMarket": { "marketId": "1.246100004:58800010",
        "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
        "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
        "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
        "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
        "outcomes": [
          { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
            "bestAsk": 0.561798},
          { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
            "bestAsk": 0.447514}
        ],
        "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year"},
    { "market": { "marketId": "KXPRESNOMR-28-JVANC",
        "title": "Will J.D. Vance be the nominee for the Presidency for the Republican party?",
        "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5854, "volume": 421741, "liquidity": null,
        "lastPrice": 0.54,
        "outcomes": [
          {"outcomeId": "KXPRESNOMR-28-JVANC:YES", "label": "Yes", "price": 0.54, "bestBid": 0.54, "bestAsk": 0.55},
          {"outcomeId": "KXPRESNOMR-28-JVANC:NO", "label": "No", "price": 0.46, "bestBid": 0.45, "bestAsk": 0.46}
        ],
        "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "sourceMarket": { "marketId": "1.246100004:58800010",
        "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
        "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
        "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
        "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
        "outcomes": [
          { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
            "bestAsk": 0.561798},
          { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
            "bestAsk": 0.447514}
        ],
        "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
      "relation": "identity", "confidence": 0.9971,
      "reasoning": "identity: agree in shared words, wording, stage, window, year"}
  ]}`,
  },
  '/api/{exchange}/fetchMyTrades': {
    'yI3ZMWaOzIJf': `{ "success": true,
  "data": [
    { "id": "101927964294602", "timestamp": 1795219238000, "price": 0.64, "amount": 31, "side": "buy",
      "outcomeId": "#9210", "marketId": "921", "orderId": "200000000008", "chain": "hyperliquid",
      "txHash": "0x57db657bcc084aeccb7bfef99ba22f7969d3dd6cd804248d3259dd10fa6cbe0a"},
    { "id": "152716826505485", "timestamp": 1795219200000, "price": 0.64, "amount": 100, "side": "buy",
      "outcomeId": "#9210", "marketId": "921", "orderId": "200000000001", "chain": "hyperliquid",
      "txHash": "0x6edcba276b7e7a8689b32577dabda8dcf5b85723a42488ce271d14d80ed2a7d0"}
  ]}`,
  },
  '/api/{exchange}/fetchOHLCV': {
    'QNsKIVldquMt': `{ "success": true,
  "data": [
    {"timestamp": 1795136400000, "open": 0.43, "high": 0.44, "low": 0.43, "close": 0.44, "volume": 186},
    {"timestamp": 1795140000000, "open": 0.44, "high": 0.44, "low": 0.44, "close": 0.44, "volume": 130}
  ]}`,
  },
  '/api/{exchange}/fetchOpenInterest': {
    'shzdmHP4qDva': `{"success": true, "data": {"marketId": "mayor-1", "openInterest": 3000, "volumeUnit": "contracts"}}`,
  },
  '/api/{exchange}/fetchOpenOrders': {
    'iJGiQxeHQLlL': `{ "success": true,
  "data": [
    { "id": "200000000010", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
      "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219241000},
    { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
      "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219239000}
  ]}`,
  },
  '/api/{exchange}/fetchOrder': {
    'sj8uiX_thTE2': `{ "success": true,
  "data": { "id": "200000000002", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
    "amount": 100, "status": "canceled", "filled": 0, "filledShares": 0, "remaining": 0, "timestamp": 1795219200000}}`,
  },
  '/api/{exchange}/fetchOrderBook': {
    'AE-ysDUqxKOh': `{ "success": true,
  "data": { "bids": [{"price": 0.41, "size": 100}, {"price": 0.4, "size": 200}],
    "asks": [{"price": 0.43, "size": 100}, {"price": 0.44, "size": 200}]}}`,
  },
  '/api/{exchange}/fetchOrderBooks': {
    'dnp-WDwHrOxU': `{ "success": true,
  "data": { "mayor-1:1": { "bids": [{"price": 0.41, "size": 100}, {"price": 0.4, "size": 200}],
      "asks": [{"price": 0.43, "size": 100}, {"price": 0.44, "size": 200}]},
    "mayor-2:1": { "bids": [{"price": 0.29, "size": 100}, {"price": 0.28, "size": 200}],
      "asks": [{"price": 0.31, "size": 100}, {"price": 0.32, "size": 200}]}}}`,
  },
  '/api/{exchange}/fetchOrderTrades': {
    '6K-O88skUfJi': `{ "success": true,
  "data": [
    { "id": "152716826505485", "timestamp": 1795219200000, "price": 0.64, "amount": 100, "side": "buy",
      "outcomeId": "#9210", "marketId": "921", "orderId": "200000000001", "chain": "hyperliquid",
      "txHash": "0x6edcba276b7e7a8689b32577dabda8dcf5b85723a42488ce271d14d80ed2a7d0"}
  ]}`,
  },
  '/api/{exchange}/fetchPosition': {
    'hndL8onUWD7s': `{ "success": true,
  "data": { "marketId": "921", "outcomeId": "#9210", "size": 131, "entryPrice": 0.64, "currentPrice": 0.63,
    "currentValue": 82.53, "unrealizedPnL": -1.31, "outcomeLabel": null}}`,
  },
  '/api/{exchange}/fetchPositions': {
    '3h36_26Kj1KZ': `{ "success": true,
  "data": [
    { "marketId": "921", "outcomeId": "#9210", "size": 131, "entryPrice": 0.64, "currentPrice": 0.63,
      "currentValue": 82.53, "unrealizedPnL": -1.31, "outcomeLabel": null}
  ]}`,
  },
  '/api/{exchange}/fetchRelatedMarkets': {
    '9pckdHLvDcc0': `{ "success": true,
  "data": [
    { "market": { "marketId": "318424", "title": "Will OpenAI file publicly for an IPO by June 30, 2027?",
        "slug": "will-openai-file-publicly-for-an-ipo-by-june-30-2027-1792087738956",
        "url": "https://limitless.exchange/markets/will-openai-file-publicly-for-an-ipo-by-june-30-2027-1792087738956",
        "startDate": "2026-10-02T15:00:00.000Z", "resolutionDate": "2027-06-30T23:59:00.000Z", "status": "FUNDED",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "volume": 1817, "liquidity": null,
        "outcomes": [
          { "outcomeId": "53467126117364458824782128768378239690553588058989914644854305765988441731763",
            "label": "Yes", "price": 0.4665, "bestBid": 0.465, "bestAsk": 0.468},
          { "outcomeId": "112203878886636952103208234987903388697510889937085123048435409382875986367335",
            "label": "No", "price": 0.5335, "bestBid": 0.532, "bestAsk": 0.535}
        ],
        "eventId": "318424", "sourceExchange": "limitless", "category": "Business and Finance", "volumeUnit": "USD"},
      "relation": "subset", "confidence": 0.9965,
      "reasoning": "subset: agree in shared words, wording, window; differ in consequence (Will OpenAI IPO before Jul 1, 2027? / Will OpenAI...",
      "bestBid": 0.465, "bestAsk": 0.468, "venue": "limitless"},
    { "market": { "marketId": "703244", "title": "OpenAI IPO by June 30, 2027?", "slug": "openai-ipo-by-27jun30",
        "url": "https://polymarket.com/event/openai-ipo-by/openai-ipo-by-27jun30",
        "startDate": "2026-07-25T15:00:00.000Z", "resolutionDate": "2027-06-30T12:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5414, "volume": 109207, "liquidity": 4868, "lastPrice": 0.17,
        "outcomes": [
          { "outcomeId": "74411403593098988347759439679842894457928555385454322646561072796984206030230",
            "label": "Yes", "price": 0.17, "bestBid": 0.16, "bestAsk": 0.18},
          { "outcomeId": "80221363073916356296593327078766278734001878310945764044307962269039824562464", "label": "No",
            "price": 0.83, "bestBid": 0.82, "bestAsk": 0.84}
        ],
        "eventId": "61355", "sourceExchange": "polymarket", "category": "Business and Finance", "volumeUnit": "USD"},
      "relation": "superset", "confidence": 0.9965,
      "reasoning": "superset: agree in shared words, wording, window; differ in consequence (Will OpenAI file publicly for an IPO by June 30...",
      "bestBid": 0.16, "bestAsk": 0.18, "venue": "polymarket"}
  ]}`,
  },
  '/api/{exchange}/fetchSeries': {
    '2aW9BNc8GQk3': `{ "success": true,
  "data": [
    { "id": "politics", "title": "Politics", "category": "Politics", "sourceCategory": "Politics",
      "events": [
        { "id": "mayor", "title": "Who becomes mayor of Testham?", "slug": "mayor",
          "markets": [
            { "asOf": "2026-11-21T00:00:15.000Z", "marketId": "mayor-1", "eventId": "mayor",
              "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
              "description": "Made up for trying things out. Settles to Yes if so.",
              "outcomes": [
                { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
                  "bestAsk": 0.43},
                { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
                  "bestAsk": 0.59}
              ],
              "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
              "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
              "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41,
              "bestAsk": 0.43,
              "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
                "bestAsk": 0.43},
              "no": { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
                "bestAsk": 0.59},
              "volume24h": null, "liquidity": null},
            { "asOf": "2026-11-21T00:00:15.000Z", "marketId": "mayor-2", "eventId": "mayor",
              "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
              "description": "Made up for trying things out. Settles to Yes if so.",
              "outcomes": [
                { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
                  "bestAsk": 0.31},
                { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
                  "bestAsk": 0.71}
              ],
              "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
              "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
              "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29,
              "bestAsk": 0.31,
              "yes": { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
                "bestAsk": 0.31},
              "no": { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
                "bestAsk": 0.71},
              "volume24h": null, "liquidity": null}
          ],
          "volume": 24000, "volumeUnit": "contracts", "url": "https://mock.example/events/mayor",
          "category": "Politics", "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock",
          "description": null}
      ],
      "sourceExchange": "mock"},
    { "id": "world", "title": "World", "category": "World", "sourceCategory": "World",
      "events": [
        { "id": "bridge", "title": "Testham bridge opens by...?", "slug": "bridge",
          "markets": [
            { "asOf": "2026-11-21T00:00:15.000Z", "marketId": "bridge-1", "eventId": "bridge",
              "title": "Will the Testham bridge open by June 30, 2099?", "slug": "bridge-1",
              "subtitle": "June 30, 2099", "description": "Made up for trying things out. Settles to Yes if so.",
              "outcomes": [
                { "outcomeId": "bridge-1:1", "marketId": "bridge-1", "label": "Yes", "price": 0.18, "bestBid": 0.17,
                  "bestAsk": 0.19},
                { "outcomeId": "bridge-1:2", "marketId": "bridge-1", "label": "No", "price": 0.82, "bestBid": 0.81,
                  "bestAsk": 0.83}
              ],
              "resolutionDate": "2099-12-31T23:59:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
              "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/bridge", "category": "World",
              "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "bestBid": 0.17,
              "bestAsk": 0.19,
              "yes": { "outcomeId": "bridge-1:1", "marketId": "bridge-1", "label": "Yes", "price": 0.18, "bestBid": 0.17,
                "bestAsk": 0.19},
              "no": { "outcomeId": "bridge-1:2", "marketId": "bridge-1", "label": "No", "price": 0.82, "bestBid": 0.81,
                "bestAsk": 0.83},
              "volume24h": null, "liquidity": null},
            { "asOf": "2026-11-21T00:00:15.000Z", "marketId": "bridge-2", "eventId": "bridge",
              "title": "Will the Testham bridge open by December 31, 2099?", "slug": "bridge-2",
              "subtitle": "December 31, 2099", "description": "Made up for trying things out. Settles to Yes if so.",
              "outcomes": [
                { "outcomeId": "bridge-2:1", "marketId": "bridge-2", "label": "Yes", "price": 0.63, "bestBid": 0.62,
                  "bestAsk": 0.64},
                { "outcomeId": "bridge-2:2", "marketId": "bridge-2", "label": "No", "price": 0.37, "bestBid": 0.36,
                  "bestAsk": 0.38}
              ],
              "resolutionDate": "2099-12-31T23:59:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
              "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/bridge", "category": "World",
              "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "bestBid": 0.62,
              "bestAsk": 0.64,
              "yes": { "outcomeId": "bridge-2:1", "marketId": "bridge-2", "label": "Yes", "price": 0.63, "bestBid": 0.62,
                "bestAsk": 0.64},
              "no": { "outcomeId": "bridge-2:2", "marketId": "bridge-2", "label": "No", "price": 0.37, "bestBid": 0.36,
                "bestAsk": 0.38},
              "volume24h": null, "liquidity": null}
          ],
          "volume": 17000, "volumeUnit": "contracts", "url": "https://mock.example/events/bridge", "category": "World",
          "sourceCategory": "World", "tags": ["Bridges"], "sourceExchange": "mock", "description": null}
      ],
      "sourceExchange": "mock"}
  ]}`,
  },
  '/api/{exchange}/fetchStatus': {
    '6CIEsWXKQWTx': `{"success": true, "data": {"status": "open"}}`,
  },
  '/api/{exchange}/fetchTicker': {
    'TpTl-j22izeb': `{ "success": true,
  "data": { "asOf": "2026-11-21T00:00:26.000Z", "outcomeId": "mayor-1:1", "marketId": "mayor-1", "bid": 0.41, "bidSize": 100,
    "ask": 0.43, "askSize": 100, "mid": 0.42, "openInterest": 3000, "volumeUnit": "contracts"}}`,
  },
  '/api/{exchange}/fetchTickers': {
    'g_IWN72E2nHU': `{ "success": true,
  "data": { "mayor-1:1": { "asOf": "2026-11-21T00:00:27.000Z", "outcomeId": "mayor-1:1", "marketId": "mayor-1", "bid": 0.41, "bidSize": 100,
      "ask": 0.43, "askSize": 100, "mid": 0.42, "openInterest": 3000, "volumeUnit": "contracts"},
    "mayor-2:1": { "asOf": "2026-11-21T00:00:27.000Z", "outcomeId": "mayor-2:1", "marketId": "mayor-2", "bid": 0.29, "bidSize": 100,
      "ask": 0.31, "askSize": 100, "mid": 0.3, "openInterest": 2667, "volumeUnit": "contracts"}}}`,
  },
  '/api/{exchange}/fetchTime': {
    'tvex2mMY74N1': `{"success": true, "data": {"time": 1795219235000, "skewMs": 0, "uncertaintyMs": 0}}`,
  },
  '/api/{exchange}/fetchTrades': {
    'Iei5POjM_AYy': `{ "success": true,
  "data": [
    { "id": "mayor-1-5984064", "timestamp": 1795219200000, "price": 0.42, "amount": 11, "side": "buy",
      "outcomeId": "mayor-1:1"},
    { "id": "mayor-1-5984063", "timestamp": 1795218900000, "price": 0.42, "amount": 10, "side": "sell",
      "outcomeId": "mayor-1:1"}
  ]}`,
  },
  '/api/{exchange}/fetchTradingFee': {
    'iO3RWvf3ev__': `{ "success": true,
  "data": { "taker": {"kind": "none", "rate": 0, "exponent": 1, "rounding": "none"},
    "maker": {"kind": "none", "rate": 0, "exponent": 1, "rounding": "none"}, "winnings": 0.05,
    "note": "The usual market base rate; each market states its own (sourceMetadata.marketBaseRate, in percent). It is charged on the...",
    "source": "https://betfair-developer-docs.atlassian.net, field marketBaseRate of MarketDescription",
    "checked": "2026-11-25"}}`,
  },
  '/api/{exchange}/filterEvents': {
    'MzxiER-WMTDQ': `{ "success": true,
  "data": [
    { "id": "mayor", "title": "Who becomes mayor of Testham?", "description": "Settles by the count of the votes.",
      "slug": "mayor",
      "markets": [
        { "marketId": "mayor-1", "title": "Will Ana Reyes become mayor of Testham?",
          "outcomes": [{"outcomeId": "mayor-1:1", "label": "Yes", "price": 0.5}], "volume24h": 9000, "liquidity": 500,
          "url": "https://mock.example/mayor"}
      ],
      "url": "https://mock.example/mayor"}
  ]}`,
  },
  '/api/{exchange}/filterMarkets': {
    'oJadwKf6isH1': `{ "success": true,
  "data": [
    { "marketId": "mayor-1", "title": "Will Ana Reyes become mayor of Testham?",
      "outcomes": [{"outcomeId": "mayor-1:1", "label": "Yes", "price": 0.5}], "volume24h": 9000, "liquidity": 500,
      "url": "https://mock.example/mayor"}
  ]}`,
  },
  '/api/{exchange}/getExecutionPrice': {
    'c8iYd9Dc0LAq': `{"success": true, "data": 0.51}`,
  },
  '/api/{exchange}/getExecutionPriceDetailed': {
    'RROgTvP7S9gs': `{"success": true, "data": {"price": 0.51, "filledAmount": 80, "fullyFilled": false}}`,
  },
  '/api/{exchange}/has': {
    '7q61G555Y4a2': `{ "success": true,
  "data": { "loadMarkets": true, "fetchMarkets": true, "fetchMarketsPaginated": true, "fetchEvents": true,
    "fetchEventsPaginated": true, "fetchMarket": true, "fetchEvent": true, "fetchSeries": false,
    "fetchEventMetadata": false, "fetchOHLCV": false, "fetchOrderBook": false, "fetchOrderBooks": false,
    "fetchTrades": false, "fetchTicker": true, "fetchTickers": true, "fetchOpenInterest": false,
    "fetchTradingFee": false, "fetchTradingFees": false, "fetchStatus": false, "fetchTime": false, "createOrder": false,
    "createOrders": false, "createMarketBuyOrderWithCost": false, "editOrder": false, "buildOrder": false,
    "submitOrder": false, "cancelOrder": false, "cancelOrders": false, "cancelAllOrders": false, "fetchOrder": false,
    "fetchOpenOrders": false, "fetchMyTrades": false, "fetchOrderTrades": false, "fetchClosedOrders": false,
    "fetchAllOrders": false, "fetchPositions": true, "fetchPosition": true, "fetchSettlements": false,
    "checkAccount": false, "buildApprovals": false, "buildRedemption": false, "fetchBalance": true,
    "getExecutionPrice": true, "getExecutionPriceDetailed": true, "filterMarkets": true, "filterEvents": true,
    "watchOrderBook": false, "watchOrderBooks": false, "unwatchOrderBook": false, "watchTrades": false,
    "watchAddress": false, "watchTicker": false, "watchOrders": false, "watchMyTrades": false, "watchPositions": false,
    "unwatchAddress": false, "close": true, "callApi": false, "testDummyMethod": false, "fetchMarketMatches": false,
    "fetchMatches": false, "fetchEventMatches": false, "compareMarketPrices": false, "fetchRelatedMarkets": false,
    "fetchHedges": false, "fetchMatchedMarkets": false, "fetchMatchedPrices": false, "fetchMatchedEventClusters": false,
    "fetchMatchedMarketClusters": false, "fetchArbitrage": false, "watchMatchedPrices": false,
    "unwatchMatchedPrices": false}}`,
  },
  '/api/{exchange}/loadMarkets': {
    'iFEesyizBtbO': `{ "success": true,
  "data": { "mayor-1": { "asOf": "2026-11-21T00:00:01.000Z", "marketId": "mayor-1", "eventId": "mayor",
      "title": "Will Ana Reyes become mayor of Testham?", "slug": "mayor-1", "subtitle": "Ana Reyes",
      "description": "Made up for trying things out. Settles to Yes if so.",
      "outcomes": [
        { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
          "bestAsk": 0.43},
        { "outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57,
          "bestAsk": 0.59}
      ],
      "resolutionDate": "2099-05-06T22:00:00Z", "volume": 9000, "volumeUnit": "contracts", "openInterest": 3000,
      "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.41, "bestAsk": 0.43,
      "yes": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "label": "Yes", "price": 0.42, "bestBid": 0.41,
        "bestAsk": 0.43},
      "no": {"outcomeId": "mayor-1:2", "marketId": "mayor-1", "label": "No", "price": 0.58, "bestBid": 0.57, "bestAsk": 0.59},
      "volume24h": null, "liquidity": null},
    "mayor-2": { "asOf": "2026-11-21T00:00:01.000Z", "marketId": "mayor-2", "eventId": "mayor",
      "title": "Will Ben Okoro become mayor of Testham?", "slug": "mayor-2", "subtitle": "Ben Okoro",
      "description": "Made up for trying things out. Settles to Yes if so.",
      "outcomes": [
        { "outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29,
          "bestAsk": 0.31},
        { "outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69,
          "bestAsk": 0.71}
      ],
      "resolutionDate": "2099-05-06T22:00:00Z", "volume": 8000, "volumeUnit": "contracts", "openInterest": 2667,
      "tickSize": 0.01, "status": "open", "url": "https://mock.example/events/mayor", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Elections"], "sourceExchange": "mock", "bestBid": 0.29, "bestAsk": 0.31,
      "yes": {"outcomeId": "mayor-2:1", "marketId": "mayor-2", "label": "Yes", "price": 0.3, "bestBid": 0.29, "bestAsk": 0.31},
      "no": {"outcomeId": "mayor-2:2", "marketId": "mayor-2", "label": "No", "price": 0.7, "bestBid": 0.69, "bestAsk": 0.71},
      "volume24h": null, "liquidity": null}}}`,
  },
  '/api/{exchange}/submitOrder': {
    'r2-vvbHGPfkT': `{ "success": true,
  "data": { "id": "200000000010", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
    "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219200004}}`,
  },
  '/api/{exchange}/unwatchAddress': {
    '5lLDz2x3g-Zd': `{"success": true}`,
  },
  '/api/{exchange}/unwatchMatchedPrices': {
    'oMFBu-16TUfj': `{"success": true}`,
  },
  '/api/{exchange}/unwatchOrderBook': {
    'rrtoF7B3oo19': `{"success": true}`,
    'vwe42eelYh3X': `{"success": true}`,
  },
  '/api/{exchange}/watchAddress': {
    'E1MtGli4BBV0': `{ "success": true,
  "data": { "address": "0x569b0921e91c726dfceb2e8380d2ca1cfb1540e8", "timestamp": 1795219265000,
    "trades": [
      { "id": "101927964294602", "timestamp": 1795219238000, "price": 0.64, "amount": 31, "side": "buy",
        "outcomeId": "#9210", "marketId": "921", "orderId": "200000000008", "chain": "hyperliquid",
        "txHash": "0x57db657bcc084aeccb7bfef99ba22f7969d3dd6cd804248d3259dd10fa6cbe0a"},
      { "id": "152716826505485", "timestamp": 1795219200000, "price": 0.64, "amount": 100, "side": "buy",
        "outcomeId": "#9210", "marketId": "921", "orderId": "200000000001", "chain": "hyperliquid",
        "txHash": "0x6edcba276b7e7a8689b32577dabda8dcf5b85723a42488ce271d14d80ed2a7d0"}
    ],
    "positions": [
      { "marketId": "921", "outcomeId": "#9210", "size": 131, "entryPrice": 0.64, "currentPrice": 0.63,
        "currentValue": 82.53, "unrealizedPnL": -1.31, "outcomeLabel": null}
    ]}}`,
  },
  '/api/{exchange}/watchMatchedPrices': {
    '5I642dK2-viN': `{ "success": true,
  "data": { "clusterId": "mcl_6f3d224324a78e46", "status": "open",
    "canonicalTitle": "Will Benjamin Netanyahu leave office before 2027?",
    "buy": {"venue": "predictit", "marketId": "33141", "price": 0.34},
    "sell": {"venue": "kalshi", "marketId": "KXNETANYAHUOUT-27-26DEC31", "price": 0.35}, "spread": -0.01,
    "markets": [
      { "venue": "kalshi", "eventId": "KXNETANYAHUOUT-27", "marketId": "KXNETANYAHUOUT-27-26DEC31",
        "title": "Will Benjamin Netanyahu leave office before 2027?", "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES",
        "bestBid": 0.35, "bestAsk": 0.38, "asOf": "2026-11-21T00:00:00.000Z", "isLive": false},
      { "venue": "predictit", "eventId": "8250", "marketId": "33141",
        "title": "Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?", "outcomeId": "33141:NO",
        "bestBid": 0.33, "bestAsk": 0.34, "asOf": "2026-11-21T00:00:00.000Z", "isLive": false}
    ],
    "timestamp": 1795219292000, "datetime": "2026-11-21T00:01:32.000Z"}}`,
  },
  '/api/{exchange}/watchMyTrades': {
    'T30w6z15enKB': `{"success": true, "data": []}`,
  },
  '/api/{exchange}/watchOrderBook': {
    '5h-IoKjfKKuQ': `{ "success": true,
  "data": { "bids": [{"price": 0.41, "size": 100}, {"price": 0.4, "size": 200}],
    "asks": [{"price": 0.43, "size": 100}, {"price": 0.44, "size": 200}]}}`,
    'ZiSKdLXcOSfo': `{ "success": true,
  "data": { "bids": [{"price": 0.62, "size": 38}, {"price": 0.61, "size": 85}],
    "asks": [{"price": 0.64, "size": 194}, {"price": 0.65, "size": 277}], "timestamp": 1795219261000,
    "datetime": "2026-11-21T00:01:01.000Z"}}`,
  },
  '/api/{exchange}/watchOrderBooks': {
    'bkDM_ZUooCkO': `{ "success": true,
  "data": { "#9210": { "bids": [{"price": 0.62, "size": 38}, {"price": 0.61, "size": 85}],
      "asks": [{"price": 0.64, "size": 194}, {"price": 0.65, "size": 277}], "timestamp": 1795219261000,
      "datetime": "2026-11-21T00:01:01.000Z"},
    "#9370": { "bids": [{"price": 0.01, "size": 259}], "asks": [{"price": 0.04, "size": 101}, {"price": 0.05, "size": 85}],
      "timestamp": 1795219262000, "datetime": "2026-11-21T00:01:02.000Z"}}}`,
    'v3vAcVQTOplj': `{ "success": true,
  "data": { "mayor-1:1": { "bids": [{"price": 0.41, "size": 100}, {"price": 0.4, "size": 200}],
      "asks": [{"price": 0.43, "size": 100}, {"price": 0.44, "size": 200}]},
    "mayor-2:1": { "bids": [{"price": 0.29, "size": 100}, {"price": 0.28, "size": 200}],
      "asks": [{"price": 0.31, "size": 100}, {"price": 0.32, "size": 200}]}}}`,
  },
  '/api/{exchange}/watchOrders': {
    '1Ew-aZJ5uHJZ': `{ "success": true,
  "data": [
    { "type": "open",
      "order": { "id": "200000000010", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219241000}},
    { "type": "open",
      "order": { "id": "200000000009", "marketId": "921", "outcomeId": "#9210", "side": "buy", "type": "limit", "price": 0.32,
        "amount": 100, "status": "open", "filled": 0, "filledShares": 0, "remaining": 100, "timestamp": 1795219239000}}
  ]}`,
  },
  '/api/{exchange}/watchPositions': {
    'jvcxZ3ngjhTS': `{ "success": true,
  "data": [
    { "marketId": "921", "outcomeId": "#9210", "size": 131, "entryPrice": 0.64, "currentPrice": 0.63,
      "currentValue": 82.53, "unrealizedPnL": -1.31, "outcomeLabel": null}
  ]}`,
  },
  '/api/{exchange}/watchTicker': {
    '4FSA_7QuFvqL': `{ "success": true,
  "data": { "outcomeId": "mayor-1:1", "marketId": "mayor-1", "bid": 0.41, "bidSize": 100, "ask": 0.43, "askSize": 100,
    "mid": 0.42, "openInterest": 3000, "volumeUnit": "contracts"}}`,
    'LAWgA_W29eZc': `{ "success": true,
  "data": { "outcomeId": "#9210", "marketId": "921", "bid": 0.62, "bidSize": 38, "ask": 0.64, "askSize": 194, "mid": 0.63,
    "volume24h": 2065, "volumeUnit": "contracts", "timestamp": 1795219266000}}`,
  },
  '/api/{exchange}/watchTrades': {
    'PED9lS4xitvC': `{"success": true, "data": []}`,
    'PmcqKlzmP9JL': `{"success": true, "data": []}`,
  },
  '/health': {
    'a6s-e6qPKL6W': `{"status": "ok", "timestamp": 1795693472048}`,
  },
  '/ready': {
    'BQh4fLmcxD55': `{"status": "ready", "reasons": []}`,
  },
  '/v0/accuracy': {
    'a0znT5eH_oNV': `{ "success": true,
  "data": { "unseen": [
      { "name": "two more written catalogues of every topic, after the fixes to the sixteen below",
        "measuredOn": "2026-11-28", "pairs": 226,
        "precision": {"right": 49, "of": 56, "share": 0.875, "low": 0.7637452344180986, "high": 0.9381093130428287},
        "recall": {"right": 49, "of": 84, "share": 0.5833333333333334, "low": 0.4765264298684705, "high": 0.6828516153957529},
        "others": {"right": 76, "of": 123, "share": 0.6178861788617886, "low": 0.5296799922600098, "high": 0.6989518783415026},
        "unrelated": {"right": 19, "of": 19, "share": 1, "low": 0.8318207759473837, "high": 1}},
      { "name": "ten recorded catalogues of 2021 to 2026, two of them settled pairs of Kalshi and Polymarket with rules",
        "measuredOn": "2026-11-28", "pairs": 810,
        "precision": {"right": 183, "of": 190, "share": 0.9631578947368421, "low": 0.9259173911494358, "high": 0.9820411078773503},
        "recall": {"right": 183, "of": 204, "share": 0.8970588235294118, "low": 0.8477603534058236, "high": 0.9316799032166928},
        "others": {"right": 180, "of": 303, "share": 0.594059405940594, "low": 0.5379230774956223, "high": 0.647840607174214},
        "unrelated": {"right": 259, "of": 303, "share": 0.8547854785478548, "low": 0.8106736192578425, "high": 0.8900139632687333}}
    ],
    "recorded": [
      { "name": "election-2025",
        "precision": {"right": 67, "of": 67, "share": 1, "low": 0.9457738606086981, "high": 0.9999999999999998},
        "recall": {"right": 67, "of": 72, "share": 0.9305555555555556, "low": 0.8475202051632648, "high": 0.9699746184342299}},
      { "name": "forecastbench", "precision": {"right": 12, "of": 12, "share": 1, "low": 0.7575059933447591, "high": 1},
        "recall": {"right": 12, "of": 12, "share": 1, "low": 0.7575059933447591, "high": 1}}
    ],
    "confidence": [
      { "name": "called identical", "stated": 0.7589, "right": 2, "of": 2, "share": 1, "low": 0.3423802275066531,
        "high": 1},
      { "name": "called identical", "stated": 0.8397, "right": 31, "of": 31, "share": 1, "low": 0.889744604539564,
        "high": 1}
    ]}}`,
  },
  '/v0/arbitrage': {
    '6urxmzHgH-L7': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "KXMLBPLAYOFFS-27-SEA", "eventId": "KXMLBPLAYOFFS-27", "title": "Will Seattle make the playoffs?",
        "subtitle": "Seattle",
        "description": "If Seattle qualifies for the 2027 Pro Baseball playoffs, then the market resolves to Yes.",
        "outcomes": [
          { "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "Yes", "price": 0.4,
            "priceChange24h": -0.01, "bestBid": 0.4, "bestAsk": 0.41},
          { "outcomeId": "KXMLBPLAYOFFS-27-SEA:NO", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "No", "price": 0.6,
            "priceChange24h": 0.01, "bestBid": 0.59, "bestAsk": 0.6}
        ],
        "resolutionDate": "2027-10-18T15:00:00.000Z", "volume24h": 11, "volume": 399, "openInterest": 199.5,
        "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxmlbplayoffs-27", "category": "Sports",
        "sourceCategory": "Sports", "tags": ["Sports", "MLB"], "tickSize": 0.01, "status": "active",
        "sourceExchange": "kalshi",
        "sourceMetadata": { "seriesTicker": "KXMLBPLAYOFFS", "strikeType": "custom", "marketType": "binary",
          "openTime": "2026-08-11T15:00:00.000Z", "closeTime": "2027-10-18T15:00:00.000Z",
          "expectedExpirationTime": "2027-10-18T21:00:00.000Z", "latestExpirationTime": "2027-10-25T15:00:00.000Z",
          "priceLevelStructure": "linear_cent", "provisional": false},
        "bestBid": 0.4, "bestAsk": 0.41, "lastPrice": 0.4,
        "yes": { "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "Yes", "price": 0.4,
          "priceChange24h": -0.01, "bestBid": 0.4, "bestAsk": 0.41},
        "no": { "outcomeId": "KXMLBPLAYOFFS-27-SEA:NO", "marketId": "KXMLBPLAYOFFS-27-SEA", "label": "No", "price": 0.6,
          "priceChange24h": 0.01, "bestBid": 0.59, "bestAsk": 0.6},
        "asOf": "2026-11-21T00:00:00.000Z", "liquidity": null},
      "marketB": { "marketId": "702622", "title": "Will the Seattle Mariners make the 2027 MLB postseason?",
        "outcomes": [
          { "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616",
            "marketId": "702622", "label": "Yes", "price": 0.455, "bestBid": 0.45, "bestAsk": 0.46},
          { "outcomeId": "61159285033874972581217785428244570578414222661415606004712704811601364014124",
            "marketId": "702622", "label": "No", "price": 0.545, "bestBid": 0.54, "bestAsk": 0.55}
        ],
        "sourceExchange": "polymarket", "eventId": "61224", "subtitle": "Seattle Mariners",
        "description": "This market will resolve to \\"Yes\\" if the Seattle Mariners qualify for the 2027 MLB postseason. Otherwise, this market wi...",
        "slug": "mlb-2027-team-to-make-postseason-sea", "startDate": "2026-07-21T15:00:00.000Z",
        "resolutionDate": "2027-10-04T12:00:00.000Z", "volume24h": 498, "volume": 10632, "volumeUnit": "USD",
        "liquidity": 925,
        "url": "https://polymarket.com/event/mlb-2027-team-to-make-postseason/mlb-2027-team-to-make-postseason-sea",
        "image": "https://images.example.test/mlb-2027-team-to-make-postseason-sea.png", "tags": ["Sports", "MLB"],
        "tickSize": 0.01, "status": "open",
        "contractAddress": "0xbceeef3971b473a869eef2318abd6eeb1fc89b3d052e7f767b4a3c548f7267cf", "bestBid": 0.45,
        "bestAsk": 0.46, "lastPrice": 0.45, "category": "Sports", "sourceCategory": "Sports",
        "sourceMetadata": { "questionID": "0x03655639f2b287146e40b2a27559784dc5890a069ff54e8d11b4f4aaa6ca48d1", "acceptingOrders": true,
          "orderMinSize": 5, "negRisk": false, "negRiskOther": false, "startDate": "2026-07-21T15:00:00Z",
          "feesEnabled": false},
        "yes": { "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616",
          "marketId": "702622", "label": "Yes", "price": 0.455, "bestBid": 0.45, "bestAsk": 0.46},
        "no": { "outcomeId": "61159285033874972581217785428244570578414222661415606004712704811601364014124",
          "marketId": "702622", "label": "No", "price": 0.545, "bestBid": 0.54, "bestAsk": 0.55},
        "asOf": "2026-11-21T00:00:00.000Z"},
      "spread": 0.0356, "buyVenue": "kalshi", "sellVenue": "polymarket", "buyPrice": 0.4144, "sellPrice": 0.45,
      "relation": "identity", "confidence": 0.9884, "size": 50, "cost": 49.07, "payOut": 50, "profit": 0.93,
      "return": 0.018952517, "resolutionDate": "2027-10-18T15:00:00.000Z", "annualizedReturn": 0.020859989,
      "legs": [
        { "venue": "kalshi", "marketId": "KXMLBPLAYOFFS-27-SEA", "outcomeId": "KXMLBPLAYOFFS-27-SEA:YES", "side": "buy",
          "price": 0.4144, "size": 50, "cost": 20.72, "fee": 0.85, "settlementFee": 0, "payOut": 50,
          "asOf": "2026-11-21T00:01:45.000Z"},
        { "venue": "polymarket", "marketId": "702622",
          "outcomeId": "105009967756933234944680106372305990546615873365054506501912133035207782332616", "side": "sell",
          "price": 0.45, "size": 50, "cost": 27.5, "fee": 0, "settlementFee": 0, "payOut": 50,
          "asOf": "2026-11-21T00:01:45.000Z"}
      ],
      "asOf": "2026-11-21T00:01:45.000Z", "settlementNotes": []}
  ],
  "meta": {"count": 1, "limit": 5}}`,
  },
  '/v0/arbitrage/sets': {
    'Ux0-nvVq6IWb': `{ "success": true,
  "data": [
    { "eventId": "kalshi:KXNBA-27", "title": "Pro Basketball Champion?", "kind": "sell-all", "confidence": 0.9688,
      "size": 35, "cost": 977.496, "payOut": 980, "profit": 2.504, "return": 0.002561647,
      "resolutionDate": "2027-07-06T15:00:00.000Z", "annualizedReturn": 0.004107661, "asOf": "2026-11-21T00:01:46.000Z",
      "legs": [
        { "venue": "polymarket", "marketId": "702515",
          "outcomeId": "48196642704943551446100900704687738615992270119428340347818832064454710470993", "side": "sell",
          "price": 0.014, "size": 35, "cost": 34.51, "fee": 0, "settlementFee": 0, "payOut": 35,
          "asOf": "2026-11-21T00:01:46.000Z"},
        { "venue": "kalshi", "marketId": "KXNBA-27-BKN", "outcomeId": "KXNBA-27-BKN:YES", "side": "sell", "price": 0.01,
          "size": 35, "cost": 34.65, "fee": 0.03, "settlementFee": 0, "payOut": 35, "asOf": "2026-11-21T00:01:46.000Z"}
      ]},
    { "eventId": "kalshi:KXPREMIERLEAGUE-27", "title": "English Premier League Winner?", "kind": "sell-all",
      "confidence": 0.9669, "size": 26, "cost": 492.5, "payOut": 493.948, "profit": 1.448, "return": 0.002940102,
      "resolutionDate": "2027-06-06T15:00:00.000Z", "annualizedReturn": 0.005430202, "asOf": "2026-11-21T00:01:46.000Z",
      "legs": [
        { "venue": "polymarket", "marketId": "702693",
          "outcomeId": "619416131736431900330821168653350462913036401816572684478374499924257238963", "side": "sell",
          "price": 0.32, "size": 26, "cost": 17.68, "fee": 0, "settlementFee": 0, "payOut": 26,
          "asOf": "2026-11-21T00:01:46.000Z"},
        { "venue": "polymarket", "marketId": "702700",
          "outcomeId": "16895142246688943643555706206586906207264034834823921730969222987459732654326", "side": "sell",
          "price": 0.018, "size": 26, "cost": 25.532, "fee": 0, "settlementFee": 0, "payOut": 26,
          "asOf": "2026-11-21T00:01:46.000Z"}
      ]}
  ],
  "meta": {"count": 2, "limit": 5, "missing": ["gemini-titan", "kalshi"]}}`,
  },
  '/v0/events': {
    'QOPZZ7acFwyO': `{ "success": true,
  "data": [
    { "id": "q42", "eventId": "hyperliquid:q42", "sourceExchange": "hyperliquid",
      "title": "2028 US Presidential Election Winner", "url": null, "slug": null, "volume24h": 109354,
      "volumeUnit": "contracts", "marketCount": 15, "description": null,
      "markets": [
        { "marketId": "922", "title": "2028 US Presidential Election Winner: JD Vance",
          "url": "https://app.hyperliquid.xyz/trade/%239220", "resolutionDate": "2028-11-07T23:59:00.000Z",
          "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 88, "liquidity": null,
          "outcomes": [
            {"outcomeId": "#9220", "label": "Yes", "price": 0.285},
            {"outcomeId": "#9221", "label": "No", "price": 0.715}
          ]},
        { "marketId": "923", "title": "2028 US Presidential Election Winner: Gavin Newsom",
          "url": "https://app.hyperliquid.xyz/trade/%239230", "resolutionDate": "2028-11-07T23:59:00.000Z",
          "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 536, "liquidity": null,
          "outcomes": [
            {"outcomeId": "#9230", "label": "Yes", "price": 0.205},
            {"outcomeId": "#9231", "label": "No", "price": 0.795}
          ]}
      ]},
    { "id": "KXFRPRES-27", "eventId": "kalshi:KXFRPRES-27", "sourceExchange": "kalshi",
      "title": "French presidential election winner?", "url": "https://kalshi.com/events/kxfrpres-27",
      "slug": "kxfrpres-27", "category": "Politics", "volume24h": 87165, "volume": 1967899, "volumeUnit": "contracts",
      "marketCount": 8, "description": null,
      "markets": [
        { "marketId": "KXFRPRES-27-JBARD", "title": "Will Jordan Bardella win the next French presidential election?",
          "url": "https://kalshi.com/events/kxfrpres-27", "resolutionDate": "2027-05-16T15:00:00.000Z",
          "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 405, "volume": 7846, "liquidity": null,
          "lastPrice": 0.39,
          "outcomes": [
            {"outcomeId": "KXFRPRES-27-JBARD:YES", "label": "Yes", "price": 0.39, "bestBid": 0.39, "bestAsk": 0.4},
            {"outcomeId": "KXFRPRES-27-JBARD:NO", "label": "No", "price": 0.61, "bestBid": 0.6, "bestAsk": 0.61}
          ]},
        { "marketId": "KXFRPRES-27-EPHIL", "title": "Will Edouard Philippe win the next French presidential election?",
          "url": "https://kalshi.com/events/kxfrpres-27", "resolutionDate": "2027-05-16T15:00:00.000Z",
          "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 122, "volume": 2963, "liquidity": null,
          "lastPrice": 0.18,
          "outcomes": [
            {"outcomeId": "KXFRPRES-27-EPHIL:YES", "label": "Yes", "price": 0.18, "bestBid": 0.17, "bestAsk": 0.2},
            {"outcomeId": "KXFRPRES-27-EPHIL:NO", "label": "No", "price": 0.82, "bestBid": 0.8, "bestAsk": 0.83}
          ]}
      ]}
  ],
  "meta": {"count": 5, "total": 43, "limit": 5, "offset": 0, "nextCursor": "WzAsNjA4MzcsInBvbHltYXJrZXQ6NjEyNjYiLCIiXQ"}}`,
  },
  '/v0/events/matches': {
    'oIleiQ6vmajX': `{ "success": true,
  "data": [
    { "event": { "id": "GOPNOM2028", "eventId": "gemini-titan:GOPNOM2028", "sourceExchange": "gemini-titan",
        "title": "2028 Republican presidential nominee", "url": "https://www.gemini.com/predictions/GOPNOM2028",
        "slug": null, "category": "Politics", "volume24h": 29615, "volume": 1045565, "volumeUnit": "USD",
        "marketCount": 12, "description": null, "markets": []},
      "marketMatches": [
        { "market": { "marketId": "GEMI-GOPNOM2028-JVANC", "title": "2028 Republican presidential nominee: JD Vance",
            "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
            "lastPrice": 0.55,
            "outcomes": [
              { "outcomeId": "GEMI-GOPNOM2028-JVANC:yes", "label": "Yes", "price": 0.55, "bestBid": 0.55,
                "bestAsk": 0.56},
              {"outcomeId": "GEMI-GOPNOM2028-JVANC:no", "label": "No", "price": 0.45, "bestBid": 0.44, "bestAsk": 0.45}
            ],
            "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
          "sourceMarket": { "marketId": "1.246100004:58800010",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
            "outcomes": [
              { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
                "bestAsk": 0.561798},
              { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
                "bestAsk": 0.447514}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"},
        { "market": { "marketId": "GEMI-GOPNOM2028-MRUBI", "title": "2028 Republican presidential nominee: Marco Rubio",
            "url": "https://www.gemini.com/predictions/GOPNOM2028", "resolutionDate": "2028-08-10T23:59:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
            "lastPrice": 0.17,
            "outcomes": [
              { "outcomeId": "GEMI-GOPNOM2028-MRUBI:yes", "label": "Yes", "price": 0.17, "bestBid": 0.17,
                "bestAsk": 0.18},
              {"outcomeId": "GEMI-GOPNOM2028-MRUBI:no", "label": "No", "price": 0.83, "bestBid": 0.82, "bestAsk": 0.83}
            ],
            "eventId": "GOPNOM2028", "sourceExchange": "gemini-titan", "category": "Politics"},
          "sourceMarket": { "marketId": "1.246100004:58800011",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: Marco Rubio",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 111378, "liquidity": null, "lastPrice": 0.181818,
            "outcomes": [
              { "outcomeId": "1.246100004:58800011:YES", "label": "Yes", "price": 0.181818, "bestBid": 0.178571,
                "bestAsk": 0.185185},
              { "outcomeId": "1.246100004:58800011:NO", "label": "No", "price": 0.818182, "bestBid": 0.814815,
                "bestAsk": 0.821429}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"}
      ]},
    { "event": { "id": "KXPRESNOMR-28", "eventId": "kalshi:KXPRESNOMR-28", "sourceExchange": "kalshi",
        "title": "Republican nominee in 2028?", "url": "https://kalshi.com/events/kxpresnomr-28",
        "slug": "kxpresnomr-28", "category": "Politics", "volume24h": 130216, "volume": 2811599,
        "volumeUnit": "contracts", "marketCount": 12, "description": null, "markets": []},
      "marketMatches": [
        { "market": { "marketId": "KXPRESNOMR-28-JVANC",
            "title": "Will J.D. Vance be the nominee for the Presidency for the Republican party?",
            "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 5854, "volume": 421741,
            "liquidity": null, "lastPrice": 0.54,
            "outcomes": [
              {"outcomeId": "KXPRESNOMR-28-JVANC:YES", "label": "Yes", "price": 0.54, "bestBid": 0.54, "bestAsk": 0.55},
              {"outcomeId": "KXPRESNOMR-28-JVANC:NO", "label": "No", "price": 0.46, "bestBid": 0.45, "bestAsk": 0.46}
            ],
            "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
          "sourceMarket": { "marketId": "1.246100004:58800010",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: JD Vance",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 798, "liquidity": null, "lastPrice": 0.555556,
            "outcomes": [
              { "outcomeId": "1.246100004:58800010:YES", "label": "Yes", "price": 0.555556, "bestBid": 0.552486,
                "bestAsk": 0.561798},
              { "outcomeId": "1.246100004:58800010:NO", "label": "No", "price": 0.444444, "bestBid": 0.438202,
                "bestAsk": 0.447514}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"},
        { "market": { "marketId": "KXPRESNOMR-28-MRUBI",
            "title": "Will Marco Rubio be the nominee for the Presidency for the Republican party?",
            "url": "https://kalshi.com/events/kxpresnomr-28", "resolutionDate": "2028-08-24T15:00:00.000Z",
            "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 103, "volume": 1622, "liquidity": null,
            "lastPrice": 0.18,
            "outcomes": [
              {"outcomeId": "KXPRESNOMR-28-MRUBI:YES", "label": "Yes", "price": 0.18, "bestBid": 0.17, "bestAsk": 0.19},
              {"outcomeId": "KXPRESNOMR-28-MRUBI:NO", "label": "No", "price": 0.82, "bestBid": 0.81, "bestAsk": 0.83}
            ],
            "eventId": "KXPRESNOMR-28", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
          "sourceMarket": { "marketId": "1.246100004:58800011",
            "title": "USA - Republican Presidential Nominee 2028 - Republican Nominee: Marco Rubio",
            "url": "https://www.betfair.com/exchange/plus/politics/market/1.246100004",
            "resolutionDate": "2028-08-10T23:59:00.000Z", "status": "OPEN", "asOf": "2026-11-21T00:00:00.000Z",
            "volume24h": null, "volume": 111378, "liquidity": null, "lastPrice": 0.181818,
            "outcomes": [
              { "outcomeId": "1.246100004:58800011:YES", "label": "Yes", "price": 0.181818, "bestBid": 0.178571,
                "bestAsk": 0.185185},
              { "outcomeId": "1.246100004:58800011:NO", "label": "No", "price": 0.818182, "bestBid": 0.814815,
                "bestAsk": 0.821429}
            ],
            "eventId": "34200004", "sourceExchange": "betfair", "category": "Politics", "volumeUnit": "GBP"},
          "relation": "identity", "confidence": 0.9971,
          "reasoning": "identity: agree in shared words, wording, stage, window, year"}
      ]}
  ],
  "meta": {"count": 5, "total": 1074, "limit": 5}}`,
  },
  '/v0/events/{id}': {
    'WA0rNSPn-fxZ': `{ "success": true,
  "data": { "id": "KXNETANYAHUOUT-27", "eventId": "kalshi:KXNETANYAHUOUT-27", "sourceExchange": "kalshi", "marketCount": 1,
    "title": "Netanyahu out as Prime Minister?", "subtitle": "Before 2027", "slug": "kxnetanyahuout-27",
    "markets": [
      { "marketId": "KXNETANYAHUOUT-27-26DEC31", "eventId": "KXNETANYAHUOUT-27",
        "title": "Will Benjamin Netanyahu leave office before 2027?", "subtitle": "Before 2027",
        "description": "If Benjamin Netanyahu leaves the office of Prime Minister before Jan 1, 2027, then the market resolves to Yes.",
        "outcomes": [
          { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
            "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
          { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
            "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65}
        ],
        "resolutionDate": "2027-01-01T04:59:00.000Z", "volume24h": 7082, "volume": 146180, "openInterest": 73090,
        "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxnetanyahuout-27", "category": "Politics",
        "sourceCategory": "Politics", "tags": ["Politics", "Leaders"], "tickSize": 0.01, "status": "active",
        "sourceExchange": "kalshi",
        "sourceMetadata": { "seriesTicker": "KXNETANYAHUOUT", "strikeType": "custom", "marketType": "binary",
          "openTime": "2026-09-19T15:00:00.000Z", "closeTime": "2027-01-01T04:59:00.000Z",
          "expectedExpirationTime": "2027-01-01T10:59:00.000Z", "latestExpirationTime": "2027-01-08T04:59:00.000Z",
          "priceLevelStructure": "linear_cent", "provisional": false},
        "bestBid": 0.35, "bestAsk": 0.38, "lastPrice": 0.36,
        "yes": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
          "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
        "no": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
          "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65},
        "asOf": "2026-11-21T00:00:00.000Z", "liquidity": null}
    ],
    "volume24h": 7082, "volume": 146180, "volumeUnit": "contracts",
    "url": "https://kalshi.com/events/kxnetanyahuout-27", "category": "Politics", "sourceCategory": "Politics",
    "tags": ["Politics", "Leaders"], "sourceMetadata": {"seriesTicker": "KXNETANYAHUOUT", "mutuallyExclusive": false},
    "description": null}}`,
  },
  '/v0/events/{id}/matches': {
    '4SmwWl6sTcn8': `{ "success": true,
  "data": { "event": { "id": "KXNETANYAHUOUT-27", "eventId": "kalshi:KXNETANYAHUOUT-27", "sourceExchange": "kalshi",
      "title": "Netanyahu out as Prime Minister?", "url": "https://kalshi.com/events/kxnetanyahuout-27",
      "slug": "kxnetanyahuout-27", "category": "Politics", "volume24h": 7082, "volume": 146180,
      "volumeUnit": "contracts", "marketCount": 1, "description": null,
      "markets": [
        { "marketId": "KXNETANYAHUOUT-27-26DEC31", "title": "Will Benjamin Netanyahu leave office before 2027?",
          "url": "https://kalshi.com/events/kxnetanyahuout-27", "resolutionDate": "2027-01-01T04:59:00.000Z",
          "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 7082, "volume": 146180,
          "liquidity": null, "lastPrice": 0.36,
          "outcomes": [
            { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "label": "Yes", "price": 0.36, "bestBid": 0.35,
              "bestAsk": 0.38},
            { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "label": "No", "price": 0.64, "bestBid": 0.62,
              "bestAsk": 0.65}
          ]}
      ]},
    "matches": [
      { "event": { "id": "8250", "eventId": "predictit:8250", "sourceExchange": "predictit",
          "title": "Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?",
          "url": "https://www.predictit.org/markets/detail/8250/Will-Benjamin-Netanyahu-be-Prime-Minister-of-Israel-on-Dec-31-2026",
          "slug": null, "marketCount": 1, "description": null, "markets": []},
        "marketMatches": [
          { "market": { "marketId": "33141", "title": "Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?",
              "url": "https://www.predictit.org/markets/detail/8250/Will-Benjamin-Netanyahu-be-Prime-Minister-of-Israel-on-Dec-31-2026",
              "resolutionDate": "2026-12-31", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
              "liquidity": null, "lastPrice": 0.66,
              "outcomes": [
                {"outcomeId": "33141:YES", "label": "Yes", "price": 0.66, "bestBid": 0.66, "bestAsk": 0.67},
                {"outcomeId": "33141:NO", "label": "No", "price": 0.34, "bestBid": 0.33, "bestAsk": 0.34}
              ],
              "eventId": "8250", "sourceExchange": "predictit"},
            "sourceMarket": { "marketId": "KXNETANYAHUOUT-27-26DEC31", "title": "Will Benjamin Netanyahu leave office before 2027?",
              "url": "https://kalshi.com/events/kxnetanyahuout-27", "resolutionDate": "2027-01-01T04:59:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 7082, "volume": 146180,
              "liquidity": null, "lastPrice": 0.36,
              "outcomes": [
                { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "label": "Yes", "price": 0.36, "bestBid": 0.35,
                  "bestAsk": 0.38},
                { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "label": "No", "price": 0.64, "bestBid": 0.62,
                  "bestAsk": 0.65}
              ],
              "eventId": "KXNETANYAHUOUT-27", "sourceExchange": "kalshi", "category": "Politics",
              "volumeUnit": "contracts"},
            "relation": "complement", "confidence": 0.9919,
            "reasoning": "complement: agree in shared words, wording, window; differ in words (not stated / israel)"}
        ]}
    ]}}`,
  },
  '/v0/explain': {
    '7zNj9QU_hfDs': `{ "success": true,
  "data": [
    { "a": {"venue": "kalshi", "eventId": "KXUCL-27", "marketId": "KXUCL-27-ARSEN"},
      "b": {"venue": "polymarket", "eventId": "61243", "marketId": "702727"}, "relation": "identity",
      "confidence": 0.9811, "reason": "identity: nothing that counts differs",
      "read": [
        { "part": "title", "a": "Will Arsenal win the UEFA Champions League?",
          "b": "Will Arsenal win the 2026–27 Champions League?"},
        {"part": "words", "a": "arsenal win uefa champions league", "b": "arsenal win champions league"}
      ],
      "titles": {"a": [{"text": "Will"}, {"text": " "}], "b": [{"text": "Will"}, {"text": " "}]},
      "evidence": [
        {"comparison": "shared words", "verdict": "agree", "a": "2.1", "weight": 1.58},
        {"comparison": "wording", "verdict": "agree", "weight": 1.6}
      ],
      "settlementNotes": []},
    { "a": {"venue": "kalshi", "eventId": "KXUCL-27", "marketId": "KXUCL-27-BMUNI"},
      "b": {"venue": "polymarket", "eventId": "61243", "marketId": "702728"}, "relation": "identity",
      "confidence": 0.9811, "reason": "identity: nothing that counts differs",
      "read": [
        { "part": "title", "a": "Will Bayern Munich win the UEFA Champions League?",
          "b": "Will FC Bayern München win the 2026–27 Champions League?"},
        { "part": "words", "a": "bayern munich win uefa champions league",
          "b": "fc bayern munchen win champions league"}
      ],
      "titles": {"a": [{"text": "Will"}, {"text": " "}], "b": [{"text": "Will"}, {"text": " "}]},
      "evidence": [
        {"comparison": "shared words", "verdict": "agree", "a": "2.1", "weight": 1.58},
        {"comparison": "wording", "verdict": "agree", "weight": 1.6}
      ],
      "settlementNotes": []}
  ]}`,
  },
  '/v0/faults': {
    'pAqNbBIaEg8t': `{"success": true, "data": []}`,
  },
  '/v0/markets': {
    'NoPxYlzADT2R': `{ "success": true,
  "data": [
    { "marketId": "702830", "title": "Will Max Verstappen be the 2026 F1 Drivers' Champion?",
      "slug": "f1-drivers-champion-mvers",
      "url": "https://polymarket.com/event/f1-drivers-champion/f1-drivers-champion-mvers",
      "startDate": "2026-10-23T15:00:00.000Z", "resolutionDate": "2026-12-06T12:00:00.000Z", "status": "open",
      "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 16240, "volume": 374085, "liquidity": 15463, "lastPrice": 0.31,
      "outcomes": [
        { "outcomeId": "56792597111247358531857651005358762650603921157084853725121819312794098380659", "label": "Yes",
          "price": 0.315, "bestBid": 0.31, "bestAsk": 0.32},
        { "outcomeId": "64815969459863789158821863516550967934399352315690490238954699736446908527584", "label": "No",
          "price": 0.685, "bestBid": 0.68, "bestAsk": 0.69}
      ],
      "eventId": "61259", "sourceExchange": "polymarket", "category": "Sports", "volumeUnit": "USD"},
    { "marketId": "702831", "title": "Will Oscar Piastri be the 2026 F1 Drivers' Champion?",
      "slug": "f1-drivers-champion-opias",
      "url": "https://polymarket.com/event/f1-drivers-champion/f1-drivers-champion-opias",
      "startDate": "2026-10-23T15:00:00.000Z", "resolutionDate": "2026-12-06T12:00:00.000Z", "status": "open",
      "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 10790, "volume": 178068, "liquidity": 7623, "lastPrice": 0.14,
      "outcomes": [
        { "outcomeId": "19209097493315206510013019678584820892886420230612300695193079131539214157159", "label": "Yes",
          "price": 0.145, "bestBid": 0.14, "bestAsk": 0.15},
        { "outcomeId": "70899509746442950879408346615008821586754884647526994500533187007478473129974", "label": "No",
          "price": 0.855, "bestBid": 0.85, "bestAsk": 0.86}
      ],
      "eventId": "61259", "sourceExchange": "polymarket", "category": "Sports", "volumeUnit": "USD"}
  ],
  "meta": {"count": 5, "total": 251, "limit": 5, "offset": 0, "nextCursor": "WzAsLTEsImxpbWl0bGVzczozMTgwMzciLCIzMTgwMzgiXQ"}}`,
  },
  '/v0/markets/{id}': {
    '47wG0d0Uz8D1': `{ "success": true,
  "data": { "marketId": "KXNETANYAHUOUT-27-26DEC31", "eventId": "KXNETANYAHUOUT-27",
    "title": "Will Benjamin Netanyahu leave office before 2027?", "subtitle": "Before 2027",
    "description": "If Benjamin Netanyahu leaves the office of Prime Minister before Jan 1, 2027, then the market resolves to Yes.",
    "outcomes": [
      { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
        "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
      { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
        "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65}
    ],
    "resolutionDate": "2027-01-01T04:59:00.000Z", "volume24h": 7082, "volume": 146180, "openInterest": 73090,
    "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxnetanyahuout-27", "category": "Politics",
    "sourceCategory": "Politics", "tags": ["Politics", "Leaders"], "tickSize": 0.01, "status": "active",
    "sourceExchange": "kalshi",
    "sourceMetadata": { "seriesTicker": "KXNETANYAHUOUT", "strikeType": "custom", "marketType": "binary",
      "openTime": "2026-09-19T15:00:00.000Z", "closeTime": "2027-01-01T04:59:00.000Z",
      "expectedExpirationTime": "2027-01-01T10:59:00.000Z", "latestExpirationTime": "2027-01-08T04:59:00.000Z",
      "priceLevelStructure": "linear_cent", "provisional": false},
    "bestBid": 0.35, "bestAsk": 0.38, "lastPrice": 0.36,
    "yes": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
      "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
    "no": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
      "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65},
    "asOf": "2026-11-21T00:00:00.000Z",
    "fees": { "taker": {"kind": "quadratic", "rate": 0.07, "exponent": 1, "rounding": "up-to-cent"},
      "maker": {"kind": "none", "rate": 0, "exponent": 1, "rounding": "none"}, "winnings": 0,
      "note": "Some series charge makers a quarter of the taker fee. Direct members pay to the hundredth of a cent.",
      "source": "https://docs.kalshi.com/getting_started/fee_rounding; rates: https://www.research.capitola.xyz/kalshi-fees",
      "checked": "2026-11-23"},
    "liquidity": null}}`,
  },
  '/v0/markets/{id}/matches': {
    'gO76UQG98viA': `{ "success": true,
  "data": { "market": { "marketId": "KXNETANYAHUOUT-27-26DEC31", "eventId": "KXNETANYAHUOUT-27",
      "title": "Will Benjamin Netanyahu leave office before 2027?", "subtitle": "Before 2027",
      "description": "If Benjamin Netanyahu leaves the office of Prime Minister before Jan 1, 2027, then the market resolves to Yes.",
      "outcomes": [
        { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
          "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
        { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
          "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65}
      ],
      "resolutionDate": "2027-01-01T04:59:00.000Z", "volume24h": 7082, "volume": 146180, "openInterest": 73090,
      "volumeUnit": "contracts", "url": "https://kalshi.com/events/kxnetanyahuout-27", "category": "Politics",
      "sourceCategory": "Politics", "tags": ["Politics", "Leaders"], "tickSize": 0.01, "status": "active",
      "sourceExchange": "kalshi",
      "sourceMetadata": { "seriesTicker": "KXNETANYAHUOUT", "strikeType": "custom", "marketType": "binary",
        "openTime": "2026-09-19T15:00:00.000Z", "closeTime": "2027-01-01T04:59:00.000Z",
        "expectedExpirationTime": "2027-01-01T10:59:00.000Z", "latestExpirationTime": "2027-01-08T04:59:00.000Z",
        "priceLevelStructure": "linear_cent", "provisional": false},
      "bestBid": 0.35, "bestAsk": 0.38, "lastPrice": 0.36,
      "yes": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "Yes",
        "price": 0.36, "priceChange24h": -0.01, "bestBid": 0.35, "bestAsk": 0.38},
      "no": { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "marketId": "KXNETANYAHUOUT-27-26DEC31", "label": "No",
        "price": 0.64, "priceChange24h": 0.01, "bestBid": 0.62, "bestAsk": 0.65},
      "asOf": "2026-11-21T00:00:00.000Z", "liquidity": null},
    "matches": [
      { "market": { "marketId": "33141", "title": "Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?",
          "url": "https://www.predictit.org/markets/detail/8250/Will-Benjamin-Netanyahu-be-Prime-Minister-of-Israel-on-Dec-31-2026",
          "resolutionDate": "2026-12-31", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
          "liquidity": null, "lastPrice": 0.66,
          "outcomes": [
            {"outcomeId": "33141:YES", "label": "Yes", "price": 0.66, "bestBid": 0.66, "bestAsk": 0.67},
            {"outcomeId": "33141:NO", "label": "No", "price": 0.34, "bestBid": 0.33, "bestAsk": 0.34}
          ],
          "eventId": "8250", "sourceExchange": "predictit"},
        "sourceMarket": { "marketId": "KXNETANYAHUOUT-27-26DEC31", "title": "Will Benjamin Netanyahu leave office before 2027?",
          "url": "https://kalshi.com/events/kxnetanyahuout-27", "resolutionDate": "2027-01-01T04:59:00.000Z",
          "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 7082, "volume": 146180,
          "liquidity": null, "lastPrice": 0.36,
          "outcomes": [
            { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "label": "Yes", "price": 0.36, "bestBid": 0.35,
              "bestAsk": 0.38},
            { "outcomeId": "KXNETANYAHUOUT-27-26DEC31:NO", "label": "No", "price": 0.64, "bestBid": 0.62,
              "bestAsk": 0.65}
          ],
          "eventId": "KXNETANYAHUOUT-27", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
        "relation": "complement", "confidence": 0.9919,
        "reasoning": "complement: agree in shared words, wording, window; differ in words (not stated / israel)"}
    ]}}`,
  },
  '/v0/matched-event-clusters': {
    '455_p5MM0uUi': `{ "success": true,
  "data": [
    { "clusterId": "ecl_6173e86aed5cec8b", "canonicalTitle": "UEFA Champions League 2026-27 Winner",
      "category": "Sports", "relations": ["identity"], "confidence": 0.9845, "volume24h": 452095,
      "events": [
        { "id": "UCL2627", "eventId": "gemini-titan:UCL2627", "sourceExchange": "gemini-titan",
          "title": "UEFA Champions League 2026-27 winner", "url": "https://www.gemini.com/predictions/UCL2627",
          "slug": null, "category": "Sports", "volume24h": 32786, "volume": 1243700, "volumeUnit": "USD",
          "marketCount": 20, "description": null,
          "markets": [
            { "marketId": "GEMI-UCL2627-AMADR", "title": "UEFA Champions League 2026-27 winner: Atletico Madrid",
              "url": "https://www.gemini.com/predictions/UCL2627", "resolutionDate": "2027-06-05T23:59:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null, "liquidity": null,
              "lastPrice": 0.02,
              "outcomes": [
                { "outcomeId": "GEMI-UCL2627-AMADR:yes", "label": "Yes", "price": 0.02, "bestBid": 0.01,
                  "bestAsk": 0.04},
                {"outcomeId": "GEMI-UCL2627-AMADR:no", "label": "No", "price": 0.98, "bestBid": 0.96, "bestAsk": 0.99}
              ]}
          ]},
        { "id": "q41", "eventId": "hyperliquid:q41", "sourceExchange": "hyperliquid",
          "title": "UEFA Champions League 2026-27 Winner", "url": null, "slug": null, "volume24h": 71103,
          "volumeUnit": "contracts", "marketCount": 20, "description": null,
          "markets": [
            { "marketId": "901", "title": "UEFA Champions League 2026-27 Winner: Arsenal",
              "url": "https://app.hyperliquid.xyz/trade/%239010", "resolutionDate": "2027-06-05T23:59:00.000Z",
              "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 503, "liquidity": null,
              "outcomes": [
                {"outcomeId": "#9010", "label": "Yes", "price": 0.18},
                {"outcomeId": "#9011", "label": "No", "price": 0.82}
              ]}
          ]}
      ]},
    { "clusterId": "ecl_1a5a082713662019", "canonicalTitle": "Pro Hockey Champion?", "category": "Sports",
      "relations": ["identity"], "confidence": 0.9951, "volume24h": 421473,
      "events": [
        { "id": "KXNHL-27", "eventId": "kalshi:KXNHL-27", "sourceExchange": "kalshi", "title": "Pro Hockey Champion?",
          "url": "https://kalshi.com/events/kxnhl-27", "slug": "kxnhl-27", "category": "Sports", "volume24h": 171767,
          "volume": 4579594, "volumeUnit": "contracts", "marketCount": 26, "description": null,
          "markets": [
            { "marketId": "KXNHL-27-WSH", "title": "Will the Washington Capitals win the 2027 Stanley Cup Finals?",
              "url": "https://kalshi.com/events/kxnhl-27", "resolutionDate": "2027-07-04T15:00:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 56741, "volume": 836239,
              "liquidity": null, "lastPrice": 0.03,
              "outcomes": [
                {"outcomeId": "KXNHL-27-WSH:YES", "label": "Yes", "price": 0.03, "bestBid": 0.03, "bestAsk": 0.04},
                {"outcomeId": "KXNHL-27-WSH:NO", "label": "No", "price": 0.97, "bestBid": 0.96, "bestAsk": 0.97}
              ]},
            { "marketId": "KXNHL-27-ANA", "title": "Will the Anaheim Ducks win the 2027 Stanley Cup Finals?",
              "url": "https://kalshi.com/events/kxnhl-27", "resolutionDate": "2027-07-04T15:00:00.000Z",
              "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 12779, "volume": 284928,
              "liquidity": null, "lastPrice": 0.02,
              "outcomes": [
                {"outcomeId": "KXNHL-27-ANA:YES", "label": "Yes", "price": 0.02, "bestBid": 0.01, "bestAsk": 0.03},
                {"outcomeId": "KXNHL-27-ANA:NO", "label": "No", "price": 0.98, "bestBid": 0.97, "bestAsk": 0.99}
              ]}
          ]},
        { "id": "61221", "eventId": "polymarket:61221", "sourceExchange": "polymarket",
          "title": "2027 NHL Stanley Cup Champion", "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion",
          "slug": "2027-nhl-stanley-cup-champion", "category": "Sports", "volume24h": 114699, "volume": 2942176,
          "volumeUnit": "USD", "marketCount": 26, "description": null,
          "markets": [
            { "marketId": "702578", "title": "Will the Washington Capitals win the 2027 NHL Stanley Cup?",
              "slug": "2027-nhl-stanley-cup-champion-wsh",
              "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion/2027-nhl-stanley-cup-champion-wsh",
              "startDate": "2026-10-22T15:00:00.000Z", "resolutionDate": "2027-06-20T12:00:00.000Z", "status": "open",
              "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 1377, "volume": 22227, "liquidity": 1389,
              "lastPrice": 0.026,
              "outcomes": [
                { "outcomeId": "67599676232524748814743766548752453745371560860417538230412006290807309887848",
                  "label": "Yes", "price": 0.0265, "bestBid": 0.025, "bestAsk": 0.028},
                { "outcomeId": "9185527189624878688380565996158038341923127960599355208643501752039840119492",
                  "label": "No", "price": 0.9735, "bestBid": 0.972, "bestAsk": 0.975}
              ]},
            { "marketId": "702580", "title": "Will the Anaheim Ducks win the 2027 NHL Stanley Cup?",
              "slug": "2027-nhl-stanley-cup-champion-ana",
              "url": "https://polymarket.com/event/2027-nhl-stanley-cup-champion/2027-nhl-stanley-cup-champion-ana",
              "startDate": "2026-10-22T15:00:00.000Z", "resolutionDate": "2027-06-20T12:00:00.000Z", "status": "open",
              "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 363, "volume": 7628, "liquidity": 805,
              "lastPrice": 0.017,
              "outcomes": [
                { "outcomeId": "112965034783235113868243792283614301719405391249822632420021981279018119650630",
                  "label": "Yes", "price": 0.017, "bestBid": 0.016, "bestAsk": 0.018},
                { "outcomeId": "35085740990405276395294754322258629786650032943009105016030719054891872345247",
                  "label": "No", "price": 0.983, "bestBid": 0.982, "bestAsk": 0.984}
              ]}
          ]}
      ]}
  ],
  "meta": { "count": 5, "total": 131, "limit": 5, "offset": 0, "revision": 6,
    "nextCursor": "WyJ2b2x1bWUiLDMyMDI3MywiZWNsX2Q1ZDM4ZGU1Zjk4OGM2OGYiXQ"}}`,
  },
  '/v0/matched-market-clusters': {
    'C4RjQiSNWRL_': `{ "success": true,
  "data": [
    { "clusterId": "mcl_accddfd86ddea8f2", "canonicalTitle": "2028 US Presidential Election Winner: Marco Rubio",
      "category": "Politics", "relations": ["identity"], "confidence": 0.9966, "volume24h": 118307,
      "yes": { "buy": {"venue": "limitless", "price": 0.098}, "sell": {"venue": "gemini-titan", "price": 0.1},
        "spread": -0.002},
      "markets": [
        { "sourceExchange": "hyperliquid", "marketId": "924", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z", "outcomes": [{"outcomeId": "#9240", "label": "Yes", "price": 0.1}]},
        { "sourceExchange": "kalshi", "marketId": "KXPRESPERSON-28-MRUBI", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [{"outcomeId": "KXPRESPERSON-28-MRUBI:YES", "label": "Yes", "bestBid": 0.09, "bestAsk": 0.1}]}
      ]},
    { "clusterId": "mcl_88a95b6b3b9b9c94",
      "canonicalTitle": "Will NVIDIA be the largest company in the world on Dec 31, 2026?",
      "category": "Business and Finance", "relations": ["identity"], "confidence": 0.9965, "volume24h": 82505,
      "yes": { "buy": {"venue": "gemini-titan", "price": 0.67}, "sell": {"venue": "predictfun", "price": 0.683},
        "spread": -0.013},
      "markets": [
        { "sourceExchange": "kalshi", "marketId": "KXLARGESTCO-26DEC31-NVIDI", "title": null, "url": null,
          "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [{"outcomeId": "KXLARGESTCO-26DEC31-NVIDI:YES", "label": "Yes", "bestBid": 0.67, "bestAsk": 0.7}]},
        { "sourceExchange": "probable", "marketId": "2459", "title": null, "url": null, "asOf": "2026-11-21T00:00:00Z",
          "outcomes": [
            { "outcomeId": "22425722532814317846966336855546484252835099791446102171814470147036854441408",
              "label": "Yes"}
          ]}
      ]}
  ],
  "meta": { "count": 5, "total": 633, "limit": 5, "offset": 0, "revision": 6,
    "nextCursor": "WyJ2b2x1bWUiLDcxNTQyLCJtY2xfNGVlYTBlNWNjNjFiZDAwNCJd"}}`,
  },
  '/v0/matched-markets': {
    '6Us-S4bPF-uW': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "GOVPARTYKY-27-DEMOC", "title": "Will Democrats win the governorship in Kentucky?",
        "url": "https://kalshi.com/events/govpartyky-27", "resolutionDate": "2027-11-16T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 246, "volume": 9046, "liquidity": null,
        "lastPrice": 0.39,
        "outcomes": [
          {"outcomeId": "GOVPARTYKY-27-DEMOC:YES", "label": "Yes", "price": 0.39, "bestBid": 0.38, "bestAsk": 0.4},
          {"outcomeId": "GOVPARTYKY-27-DEMOC:NO", "label": "No", "price": 0.61, "bestBid": 0.6, "bestAsk": 0.62}
        ],
        "eventId": "GOVPARTYKY-27", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "marketB": { "marketId": "33129", "title": "Which party will win the 2027 Kentucky gubernatorial election?: Democratic",
        "url": "https://www.predictit.org/markets/detail/8244/Which-party-will-win-the-2027-Kentucky-gubernatorial-election",
        "resolutionDate": "2027-11-05", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
        "liquidity": null, "lastPrice": 0.33,
        "outcomes": [
          {"outcomeId": "33129:YES", "label": "Yes", "price": 0.33, "bestBid": 0.32, "bestAsk": 0.34},
          {"outcomeId": "33129:NO", "label": "No", "price": 0.67, "bestBid": 0.66, "bestAsk": 0.68}
        ],
        "eventId": "8244", "sourceExchange": "predictit"},
      "priceDifference": 0.06, "venueA": "kalshi", "venueB": "predictit", "priceA": 0.39, "priceB": 0.33,
      "relation": "identity", "confidence": 0.997,
      "reasoning": "identity: agree in shared words, wording, window, year"},
    { "marketA": { "marketId": "921", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "url": "https://app.hyperliquid.xyz/trade/%239210", "resolutionDate": "2026-12-13T03:00:00.000Z",
        "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 2065, "liquidity": null,
        "outcomes": [
          {"outcomeId": "#9210", "label": "Ilia Topuria", "price": 0.63},
          {"outcomeId": "#9211", "label": "Arman Tsarukyan", "price": 0.37}
        ],
        "eventId": "921", "sourceExchange": "hyperliquid", "volumeUnit": "contracts"},
      "marketB": { "marketId": "56:170202", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "slug": "ufc-ilia-topuria-vs-arman-tsarukyan",
        "url": "https://myriad.markets/markets/ufc-ilia-topuria-vs-arman-tsarukyan",
        "startDate": "2026-11-17T15:00:00.000Z", "resolutionDate": "2026-12-13T03:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 88, "volume": 1421, "liquidity": 557,
        "outcomes": [
          {"outcomeId": "56:170202:0", "label": "Ilia Topuria", "price": 0.69, "bestBid": 0.68, "bestAsk": 0.7},
          {"outcomeId": "56:170202:1", "label": "Arman Tsarukyan", "price": 0.31, "bestBid": 0.3, "bestAsk": 0.32}
        ],
        "eventId": "56:170202", "sourceExchange": "myriad", "category": "Sports", "volumeUnit": "USD"},
      "priceDifference": 0.06, "venueA": "hyperliquid", "venueB": "myriad", "priceA": 0.63, "priceB": 0.69,
      "relation": "identity", "confidence": 0.9969, "reasoning": "identity: agree in game, bet"}
  ],
  "meta": {"count": 5, "total": 3365, "limit": 5}}`,
  },
  '/v0/matched-prices': {
    'ylAO2n3es0Ii': `{ "success": true,
  "data": [
    { "marketA": { "marketId": "GOVPARTYKY-27-DEMOC", "title": "Will Democrats win the governorship in Kentucky?",
        "url": "https://kalshi.com/events/govpartyky-27", "resolutionDate": "2027-11-16T15:00:00.000Z",
        "status": "active", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 246, "volume": 9046, "liquidity": null,
        "lastPrice": 0.39,
        "outcomes": [
          {"outcomeId": "GOVPARTYKY-27-DEMOC:YES", "label": "Yes", "price": 0.39, "bestBid": 0.38, "bestAsk": 0.4},
          {"outcomeId": "GOVPARTYKY-27-DEMOC:NO", "label": "No", "price": 0.61, "bestBid": 0.6, "bestAsk": 0.62}
        ],
        "eventId": "GOVPARTYKY-27", "sourceExchange": "kalshi", "category": "Politics", "volumeUnit": "contracts"},
      "marketB": { "marketId": "33129", "title": "Which party will win the 2027 Kentucky gubernatorial election?: Democratic",
        "url": "https://www.predictit.org/markets/detail/8244/Which-party-will-win-the-2027-Kentucky-gubernatorial-election",
        "resolutionDate": "2027-11-05", "status": "Open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": null,
        "liquidity": null, "lastPrice": 0.33,
        "outcomes": [
          {"outcomeId": "33129:YES", "label": "Yes", "price": 0.33, "bestBid": 0.32, "bestAsk": 0.34},
          {"outcomeId": "33129:NO", "label": "No", "price": 0.67, "bestBid": 0.66, "bestAsk": 0.68}
        ],
        "eventId": "8244", "sourceExchange": "predictit"},
      "priceDifference": 0.06, "venueA": "kalshi", "venueB": "predictit", "priceA": 0.39, "priceB": 0.33,
      "relation": "identity", "confidence": 0.997,
      "reasoning": "identity: agree in shared words, wording, window, year"},
    { "marketA": { "marketId": "921", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "url": "https://app.hyperliquid.xyz/trade/%239210", "resolutionDate": "2026-12-13T03:00:00.000Z",
        "status": "open", "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 2065, "liquidity": null,
        "outcomes": [
          {"outcomeId": "#9210", "label": "Ilia Topuria", "price": 0.63},
          {"outcomeId": "#9211", "label": "Arman Tsarukyan", "price": 0.37}
        ],
        "eventId": "921", "sourceExchange": "hyperliquid", "volumeUnit": "contracts"},
      "marketB": { "marketId": "56:170202", "title": "UFC: Ilia Topuria vs. Arman Tsarukyan",
        "slug": "ufc-ilia-topuria-vs-arman-tsarukyan",
        "url": "https://myriad.markets/markets/ufc-ilia-topuria-vs-arman-tsarukyan",
        "startDate": "2026-11-17T15:00:00.000Z", "resolutionDate": "2026-12-13T03:00:00.000Z", "status": "open",
        "asOf": "2026-11-21T00:00:00.000Z", "volume24h": 88, "volume": 1421, "liquidity": 557,
        "outcomes": [
          {"outcomeId": "56:170202:0", "label": "Ilia Topuria", "price": 0.69, "bestBid": 0.68, "bestAsk": 0.7},
          {"outcomeId": "56:170202:1", "label": "Arman Tsarukyan", "price": 0.31, "bestBid": 0.3, "bestAsk": 0.32}
        ],
        "eventId": "56:170202", "sourceExchange": "myriad", "category": "Sports", "volumeUnit": "USD"},
      "priceDifference": 0.06, "venueA": "hyperliquid", "venueB": "myriad", "priceA": 0.63, "priceB": 0.69,
      "relation": "identity", "confidence": 0.9969, "reasoning": "identity: agree in game, bet"}
  ],
  "meta": {"count": 5, "total": 3365, "limit": 5}}`,
  },
  '/v0/overrides': {
    'IESlsCFIk5Pm': `{ "success": true,
  "data": { "a": "kalshi:KXNETANYAHUOUT-27/KXNETANYAHUOUT-27-26DEC31", "b": "predictit:8250/33141", "relation": "complement",
    "note": "Both rules name the same day.", "author": "test", "source": "command",
    "createdAt": "2026-11-21T00:01:54.000Z", "isOverruled": false}}`,
  },
  '/v0/price-history': {
    'ldpJRWwJvBi0': `{ "success": true,
  "data": { "clusterId": "mcl_6f3d224324a78e46", "times": ["2026-11-21T00:00:14.101Z"],
    "series": [
      { "venue": "kalshi", "eventId": "KXNETANYAHUOUT-27", "marketId": "KXNETANYAHUOUT-27-26DEC31",
        "outcomeId": "KXNETANYAHUOUT-27-26DEC31:YES", "title": "Will Benjamin Netanyahu leave office before 2027?",
        "bid": [0.35], "ask": [0.38], "price": [0.36], "close": [null]},
      { "venue": "predictit", "eventId": "8250", "marketId": "33141", "outcomeId": "33141:NO",
        "title": "Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?", "bid": [0.33], "ask": [0.34],
        "price": [0.34], "close": [null]}
    ]}}`,
  },
  '/v0/settlement-audit': {
    'kwHEKfTP7AOb': `{"success": true, "data": {"total": {"pairs": 0, "held": 0, "low": 0, "high": 1}, "byRelation": {}}}`,
  },
  '/v0/status': {
    'yUq4aWxCoe2d': `{ "success": true,
  "data": { "revision": 4,
    "matching": { "at": "2026-11-21T00:00:14.101Z", "edges": 65998,
      "clusters": {"unchanged": 0, "grown": 0, "shrunk": 0, "merged": 0, "split": 0, "new": 139, "gone": 0},
      "lagSeconds": 3, "running": true, "omitted": {"count": 0, "events": []}},
    "venues": [
      { "venue": "baozi", "running": false, "events": 14, "markets": 14, "lastSuccess": "2026-11-21T00:00:00.000Z",
        "lagSeconds": 117},
      { "venue": "betfair", "running": false, "events": 7, "markets": 51, "lastSuccess": "2026-11-21T00:00:00.000Z",
        "lagSeconds": 117}
    ],
    "venueTime": "2026-11-21T00:01:57.000Z"}}`,
  },
  '/v0/venues': {
    '-tDqkCtlSZtM': `{ "success": true,
  "data": [
    { "id": "baozi", "name": "Baozi", "environment": "production", "environments": ["production"],
      "operations": ["loadMarkets", "fetchMarkets"],
      "feesUnknown": "A bet joins a pool, whose share for the house is in the program's account and is not read; there are no orders to charge...",
      "absences": { "fetchSeries": "Baozi has no series.",
        "fetchEventMetadata": "Baozi stores nothing about a market except its account, which fetchEvent reads.",
        "fetchOHLCV": "Baozi has no price history: its accounts hold only the current pools.",
        "fetchOrderBook": "Baozi is pari-mutuel: bets go into pools, so there are no bids and asks.",
        "fetchOrderBooks": "Baozi is pari-mutuel: bets go into pools, so there are no bids and asks.",
        "fetchTrades": "Baozi has no list of bets; every transaction of the chain would have to be read.",
        "fetchOpenInterest": "Baozi states the pools of a market, which are its volume, and no open interest.",
        "fetchTradingFee": "A bet joins a pool, whose share for the house is in the program's account and is not read; there are no orders to charge...",
        "fetchTradingFees": "A bet joins a pool, whose share for the house is in the program's account and is not read; there are no orders to charge...",
        "fetchStatus": "Baozi is a program on a chain; it publishes no status of its own.",
        "fetchTime": "Baozi is a program on a chain; it has no clock of its own.",
        "createOrder": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "createOrders": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "createMarketBuyOrderWithCost": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "editOrder": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "buildOrder": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "submitOrder": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "cancelOrder": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "cancelOrders": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "cancelAllOrders": "Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.",
        "fetchOrder": "Baozi accepts no orders, so none can be looked up.",
        "fetchOpenOrders": "Baozi accepts no orders: a bet counts at once.",
        "fetchMyTrades": "Baozi has no list of bets; every transaction of the chain would have to be read.",
        "fetchOrderTrades": "Baozi accepts no orders, so nothing fills one.",
        "fetchClosedOrders": "Baozi accepts no orders: a bet counts at once.",
        "fetchAllOrders": "Baozi accepts no orders: a bet counts at once.",
        "fetchSettlements": "Baozi pays winnings by a transaction of the wallet itself and lists none.",
        "checkAccount": "Baozi accepts no orders: a bet is a transaction by the wallet itself.",
        "buildApprovals": "Baozi is a program of its chain, which moves only what a transaction names.",
        "buildRedemption": "Winnings of Baozi are claimed by an instruction of its program, whose form is not published.",
        "watchOrderBook": "Baozi has no streams of its own, and no order books or trades.",
        "watchOrderBooks": "Baozi has no streams of its own, and no order books or trades.",
        "unwatchOrderBook": "Baozi has no streams of its own, and no order books or trades.",
        "watchTrades": "Baozi has no streams of its own, and no order books or trades.",
        "watchAddress": "Baozi has no streams of its own, and no order books or trades.",
        "watchTicker": "Baozi has no streams of its own, and no order books or trades.",
        "watchOrders": "Baozi has no streams of its own, and no order books or trades.",
        "watchMyTrades": "Baozi has no streams of its own, and no order books or trades.",
        "watchPositions": "Baozi has no streams of its own, and no order books or trades.",
        "unwatchAddress": "Baozi has no streams of its own, and no order books or trades."}},
    { "id": "betfair", "name": "Betfair", "environment": "production", "environments": ["production"],
      "operations": ["loadMarkets", "fetchMarkets"],
      "fees": { "taker": {"kind": "none", "rate": 0, "exponent": 1, "rounding": "none"},
        "maker": {"kind": "none", "rate": 0, "exponent": 1, "rounding": "none"}, "winnings": 0.05,
        "note": "The usual market base rate; each market states its own (sourceMetadata.marketBaseRate, in percent). It is charged on the...",
        "source": "https://betfair-developer-docs.atlassian.net, field marketBaseRate of MarketDescription",
        "checked": "2026-11-25"},
      "absences": { "fetchSeries": "Betfair groups its events by sports and competitions, not in series.",
        "fetchEventMetadata": "Betfair has no separate record of an event; fetchEvent returns all of it.",
        "fetchOHLCV": "Betfair publishes no price history; its historical data is a separate product.",
        "fetchTrades": "Betfair publishes no trades, only what was traded at each price in total.",
        "fetchOpenInterest": "Betfair states no open interest of a market.",
        "fetchStatus": "Betfair has no endpoint for its status.", "fetchTime": "Betfair has no endpoint for its time.",
        "fetchSettlements": "Settled bets of Betfair are in fetchClosedOrders; their sums per market are not read.",
        "buildApprovals": "Betfair holds the money of its members itself: there is no wallet that approves.",
        "buildRedemption": "Betfair pays for settled markets by itself.",
        "watchTrades": "Betfair publishes no trades, only what was traded at each price in total. Its stream sends those totals, which do not sa..."}}
  ]}`,
  },
}
