# A bot that plays anything: python3 examples/bot.py http://localhost:8080 CODE
import json, random, sys, time, urllib.error, urllib.request, uuid

base, code = sys.argv[1:3]
headers = {"content-type": "application/json"}


def ask(message, **fields):
    request = urllib.request.Request(f"{base}/api/{message}", json.dumps(fields).encode(), headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)  # refused: the answer says why


headers["authorization"] = "Bearer " + ask("guest", name="Bot Py", token=True)["token"]
table = ask("find", code=code)["table"]
ask("sit", table=table)
number = 0
while True:
    seen = ask("watch", table=table, after=number)
    number, shown = seen.get("number", number), seen.get("shown", {})
    if "outcome" in shown:
        break  # the match is over
    asked = shown.get("asked")
    if asked and "answer" not in asked:
        move = random.choice(asked["options"])
        ask("play", table=table, question=asked["question"], move=move, key=str(uuid.uuid4()))
    else:
        time.sleep(0.1)
