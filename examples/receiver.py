"""Receives webhooks: verifies the signature (Standard Webhooks 1.0.0), answers at once, drops what
came before, and prints each event. Python 3.8 or newer, without packages:

    WEBHOOK_SECRET=whsec_… PORT=4000 python3 examples/receiver.py
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("WEBHOOK_SECRET", "")
if not SECRET.startswith("whsec_"):
    sys.exit("WEBHOOK_SECRET must be the secret of the endpoint: whsec_…")
KEY = base64.b64decode(SECRET[len("whsec_") :])
MOST_SECONDS = 5 * 60
MOST_BYTES = 64 * 1024

# In a real program these are rows of a database, written in the transaction of the work.
seen = set()


def is_signed(event_id: str, timestamp: str, signatures: str, body: bytes) -> bool:
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > MOST_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + body
    digest = base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest())
    # Two of them while a former secret still holds.
    return any(hmac.compare_digest(one.encode(), b"v1," + digest) for one in signatures.split(" "))


def handle(event: dict) -> None:
    if event["id"] in seen:
        return
    seen.add(event["id"])
    print(event["id"], event["type"], json.dumps(event["data"], ensure_ascii=False), flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("content-length") or 0)
        if not 0 <= length <= MOST_BYTES:
            return self.answer(413)
        # The bytes as they came: parsed and written again they would not have the same signature.
        body = self.rfile.read(length)
        names = ("webhook-id", "webhook-timestamp", "webhook-signature")
        if not is_signed(*(self.headers.get(name) or "" for name in names), body):
            print("refused: old, or not signed with WEBHOOK_SECRET", file=sys.stderr, flush=True)
            return self.answer(401)
        self.answer(204)
        handle(json.loads(body))

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_) -> None:
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4000"))), Receiver)
print(f"listening on {server.server_port}", flush=True)
server.serve_forever()
