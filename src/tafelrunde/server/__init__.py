"""The web table: http, websocket, store; every table is one task and its only writer."""
