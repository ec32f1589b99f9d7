"""A client for `ludi serve`, and the loop of a bot for `ludi arena`. Needs Python 3.9 or newer, and no packages."""

import json
import os
import queue
import shlex
import subprocess
import sys
import threading


class LudiError(Exception):
    """A refused request. `code` is the reason, and `data` has further details."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.data = error.get("data", {})
        self.code = self.data.get("code")


class Ludi:
    """A server of games in a separate process: `with Ludi() as ludi: ludi.call("games")`.

    `command` starts the server. The default is the variable LUDI, or `ludi`, followed by `serve`.
    """

    def __init__(self, command=None):
        if command is None:
            command = shlex.split(os.environ.get("LUDI", "ludi")) + ["serve"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._last_id = 0
        self._answers = {}
        # a thread reads all answers: when the pipe of answers is full, the server stops reading requests, and both sides would wait forever
        self._lines = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def call(self, method, **params):
        """Sends a request and waits for its result. Raises LudiError."""
        return self.wait(self.send(method, **params))

    def send(self, method, **params):
        """Sends a request without waiting, and returns its id. Several requests are sent in one write."""
        self._last_id += 1
        message = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        return self._last_id

    def wait(self, request, on_info=None):
        """Waits for the result of a request. Calls `on_info(params)` with intermediate results of searches. Raises LudiError."""
        self._process.stdin.flush()
        while request not in self._answers:
            line = self._lines.get()
            if line is None:
                self._lines.put(None)  # for the next call of wait
                raise EOFError("the server has ended without an answer")
            message = json.loads(line)
            if "id" in message:
                self._answers[message["id"]] = message
            elif on_info is not None:
                on_info(message["params"])
        answer = self._answers.pop(request)
        if "error" in answer:
            raise LudiError(answer["error"])
        return answer["result"]

    def close(self):
        self._process.stdin.close()
        self._reader.join()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def play(choose):
    """Runs the loop of a bot: answers each request on standard input with the action that `choose(params)` returns.

    `params` has the view, the legal actions and their lines, a seed, and the time in milliseconds. `choose` returns an action, its line, or
    its index in the list. Its prints go to standard error, because standard output is only for answers.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in sys.stdin:
            request = json.loads(line)
            answer = {"jsonrpc": "2.0", "id": request["id"], "result": {"action": choose(request["params"])}}
            print(json.dumps(answer), file=answers, flush=True)
    finally:
        sys.stdout = answers
